import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip as HeadlessTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useId } from 'react';
import * as css from './Tooltip.css.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words more about what it stands beside. Never the only place where something is said. */
  readonly words: string;
  /** What it is about: something that takes the focus. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom';
  /** How long the pointer rests before it shows, milliseconds. At once for the keyboard. */
  readonly delay?: number;
}

/** Words beside a control while the pointer rests on it or the keyboard is there. A finger never needs them. */
export function Tooltip({ words, children, side = 'top', delay = 400 }: TooltipProps) {
  const id = useId();
  return (
    <CSPProvider disableStyleElements>
      <HeadlessTooltip.Root>
        <HeadlessTooltip.Trigger render={children} delay={delay} aria-describedby={id} />
        <HeadlessTooltip.Portal keepMounted>
          <HeadlessTooltip.Positioner
            className={css.positioner}
            side={side}
            sideOffset={6}
            collisionPadding={12}
          >
            <HeadlessTooltip.Popup id={id} role="tooltip" className={css.popup} data-state="shown">
              {words}
            </HeadlessTooltip.Popup>
          </HeadlessTooltip.Positioner>
        </HeadlessTooltip.Portal>
      </HeadlessTooltip.Root>
    </CSPProvider>
  );
}
