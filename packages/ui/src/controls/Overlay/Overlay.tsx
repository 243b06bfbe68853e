import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followSize } from '../../clock/followSize.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  belowGrip,
  body,
  closeIcon,
  description as descriptionClass,
  foot,
  grip,
  head,
  placement as placements,
  popup,
  scrim,
  title as titleClass,
  words,
} from './Overlay.css.ts';
import { useComesIn } from './useComesIn.ts';

/**
 * How it is left. `free`: by Escape, a press outside and the cross. `explicit`: only by an answer, where leaving
 * by mistake would lose something or leave a question open.
 */
export type Dismissal = 'free' | 'explicit';

/** Props of what lies over the page: `Dialog`, `Sheet`, `Drawer`. */
export interface OverlayProps {
  readonly open: boolean;
  /** Asked to close, by Escape, a press outside or the cross. */
  readonly onClose: () => void;
  /** After it is closed and out of sight. */
  readonly onClosed?: (() => void) | undefined;
  /** Its name, and its headline. */
  readonly title: string;
  /** One or two sentences below the headline. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Stays in sight below what scrolls: the answers. */
  readonly footer?: ReactNode;
  readonly dismissal?: Dismissal | undefined;
  /** What has the focus first; by default the first thing that can. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A body that scrolls takes the focus, so that the keyboard can scroll it; one that does not is no stop. */
function ScrollingBody({ children }: { readonly children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<'fits' | 'scrolls'>('fits');
  useLayoutEffect(() => {
    const element = node.current;
    if (element === null) return undefined;
    return followSize([element, ...element.children], () =>
      setFit(element.scrollHeight > element.clientHeight ? 'scrolls' : 'fits'),
    );
  }, []);
  return (
    <div ref={node} className={body} data-state={fit} {...(fit === 'scrolls' ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

interface PlacedOverlayProps extends OverlayProps {
  readonly placement: keyof typeof placements;
}

/** What dialog, sheet and drawer have in common. The focus goes in, stays in, and returns to where it was. */
export function Overlay({
  open,
  onClose,
  onClosed,
  title,
  description,
  children,
  footer,
  dismissal = 'free',
  initialFocus,
  placement,
}: PlacedOverlayProps) {
  const { t } = useLingui();
  const free = dismissal === 'free';
  const isOpen = useComesIn(open);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={isOpen}
        disablePointerDismissal={!free}
        onOpenChange={(wanted, details) => {
          if (wanted) return;
          if (!free && details.reason === 'escape-key') details.cancel();
          else onClose();
        }}
        onOpenChangeComplete={(nowOpen) => {
          if (!nowOpen) onClosed?.();
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={scrim} data-state={dismissal} />
          <Dialog.Popup
            className={`${popup} ${placements[placement]}`}
            data-state={dismissal}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            {placement === 'sheet' && <span className={grip} aria-hidden="true" />}
            <div className={`${head} ${placement === 'sheet' ? belowGrip : ''}`}>
              <div className={words}>
                <Dialog.Title className={titleClass}>{title}</Dialog.Title>
                {description !== undefined && (
                  <Dialog.Description className={descriptionClass}>{description}</Dialog.Description>
                )}
              </div>
              {free && <IconButton label={t`Close`} icon={<X className={closeIcon} />} onClick={onClose} />}
            </div>
            <ScrollingBody>{children}</ScrollingBody>
            {footer !== undefined && <div className={foot}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
