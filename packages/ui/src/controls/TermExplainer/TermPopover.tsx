import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { useComesIn } from '../Overlay/useComesIn.ts';
import { popup, positioner, title as titleClass, words } from './TermExplainer.css.ts';

/** Props of `TermPopover`. */
export interface TermPopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The element that it points to. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly children: ReactNode;
}

/** The box with the explanation. Apart from its term, because it brings the headless library. */
export default function TermPopover({ open, onClose, anchor, title, children }: TermPopoverProps) {
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={useComesIn(open)} onOpenChange={(wanted) => (wanted ? undefined : onClose())}>
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            className={positioner}
            side="top"
            sideOffset={8}
            collisionPadding={12}
          >
            <Popover.Popup className={popup} data-state="open" finalFocus={anchor}>
              <Popover.Title className={titleClass}>{title}</Popover.Title>
              <Popover.Description className={words}>{children}</Popover.Description>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
