import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { button, fill, size as sizes, variant as variants, wait, words } from './Button.css.ts';

/** `busy`: what was asked for goes on; presses are ignored and the focus stays. `off`: not possible now. */
export type ButtonState = 'ready' | 'busy' | 'off';

/** Props of `Button`. */
export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'disabled'> {
  /** What it says: a verb and what it does, "Authorise exactly 96.412 X". */
  readonly children: ReactNode;
  /** Weight of the act; at most one `primary` on a card. */
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
  /** `fill`: as wide as the parent. */
  readonly width?: 'content' | 'fill' | undefined;
  readonly state?: ButtonState | undefined;
  /** Drawn before the words; decoration, hidden from screen readers. */
  readonly icon?: ReactNode;
}

/** A button. When off it says why in its own words ("Enter an amount") rather than turning dumb. */
export function Button({
  children,
  variant = 'primary',
  size = 'large',
  width = 'content',
  state = 'ready',
  icon,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'ready') onClick?.(event);
    else event.preventDefault();
  };
  const classes = [button, variants[variant], sizes[size], width === 'fill' ? fill : ''];
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      data-state={state}
      disabled={state === 'off'}
      aria-disabled={state === 'busy' ? true : undefined}
      aria-busy={state === 'busy' ? true : undefined}
      onClick={press}
    >
      {state === 'busy' ? <span className={wait} aria-hidden="true" /> : icon}
      <span className={words}>{children}</span>
    </button>
  );
}
