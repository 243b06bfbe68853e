import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover as HeadlessPopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Popover.css.ts';

/** Props of `Popover`. */
export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  /** Its name, and its headline. */
  readonly title: string;
  readonly children: ReactNode;
  /** On which side of the button, where there is room. */
  readonly side?: 'top' | 'bottom';
  /** Shown or not, where the page decides; by itself otherwise. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A box beside a button, for a little more: Escape and a press outside close it, and the focus returns. */
export function Popover({ trigger, title, children, side = 'bottom', open, onOpenChange }: PopoverProps) {
  const controlled = open === undefined ? {} : { open };
  return (
    <CSPProvider disableStyleElements>
      <HeadlessPopover.Root {...controlled} onOpenChange={(wanted) => onOpenChange?.(wanted)}>
        <HeadlessPopover.Trigger render={trigger} />
        <HeadlessPopover.Portal>
          <HeadlessPopover.Positioner
            className={css.positioner}
            side={side}
            sideOffset={8}
            collisionPadding={12}
          >
            <HeadlessPopover.Popup className={css.popup} data-state="open">
              <HeadlessPopover.Title className={css.title}>{title}</HeadlessPopover.Title>
              <div className={css.content}>{children}</div>
            </HeadlessPopover.Popup>
          </HeadlessPopover.Positioner>
        </HeadlessPopover.Portal>
      </HeadlessPopover.Root>
    </CSPProvider>
  );
}
