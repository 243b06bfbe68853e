import type { ComponentPropsWithRef } from 'react';
import { hint as hintClass, knob, row, track, words } from './Switch.css.ts';

/** Props of `Switch`. */
export interface SwitchProps
  extends Omit<
    ComponentPropsWithRef<'button'>,
    'className' | 'style' | 'children' | 'onChange' | 'value' | 'disabled' | 'type'
  > {
  /** What it turns on. */
  readonly label: string;
  /** What that means, in one line. */
  readonly hint?: string | undefined;
  readonly value: 'on' | 'off';
  readonly onChange: (value: 'on' | 'off') => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once. The whole row takes the touch. */
export function Switch({ label, hint, value, onChange, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={value === 'on'}
      className={row}
      data-state={value}
      onClick={() => onChange(value === 'on' ? 'off' : 'on')}
    >
      <span className={words}>
        <span>{label}</span>
        {hint !== undefined && <span className={hintClass}>{hint}</span>}
      </span>
      <span className={track} aria-hidden="true">
        <span className={knob} />
      </span>
    </button>
  );
}
