import type { ComponentPropsWithRef, ReactNode } from 'react';
import { iconButton, size as sizes, variant as variants } from './IconButton.css.ts';

/** Props of `IconButton`. */
export interface IconButtonProps
  extends Omit<
    ComponentPropsWithRef<'button'>,
    'className' | 'style' | 'disabled' | 'children' | 'aria-label'
  > {
  /** Its name for those who do not see the icon; a verb where it acts. */
  readonly label: string;
  /** The icon itself; decoration. */
  readonly icon: ReactNode;
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
  readonly state?: 'ready' | 'off' | undefined;
}

/** A button that shows only an icon. Whatever its look, at least 44 px take the touch. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'large',
  state = 'ready',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${iconButton} ${variants[variant]} ${sizes[size]}`}
      data-state={state}
      disabled={state === 'off'}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
