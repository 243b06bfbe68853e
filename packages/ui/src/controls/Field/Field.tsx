import { type ReactNode, useId } from 'react';
import { box, field, head, message } from './Field.css.ts';

/** What a field says about itself around its control. */
export interface FieldWords {
  readonly label: string;
  /** Beside the label, at the end of the line: "multiple of 20 · lowest 40". */
  readonly aside?: ReactNode;
  /** Below the control, when there is no problem. */
  readonly hint?: ReactNode;
  /** What is wrong, in a sentence; takes the place of the hint. */
  readonly problem?: string | undefined;
}

/** Attributes that tie a control to the words around it. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldWords {
  readonly disabled?: boolean | undefined;
  /** `box`: the control stands in the sunken box; `bare`: it brings its own. */
  readonly frame?: 'box' | 'bare' | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, control, hint or problem below; wired for screen readers. */
export function Field({
  label,
  aside,
  hint,
  problem,
  disabled = false,
  frame = 'box',
  children,
}: FieldProps) {
  const id = useId();
  const asideId = `${id}aside`;
  const messageId = `${id}message`;
  const described = [aside === undefined ? '' : asideId, (problem ?? hint) ? messageId : '']
    .filter(Boolean)
    .join(' ');
  const state = problem !== undefined ? 'problem' : disabled ? 'off' : 'ready';
  const control = children({
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': problem === undefined ? undefined : true,
  });
  return (
    <div className={field} data-state={state}>
      <div className={head}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && <span id={asideId}>{aside}</span>}
      </div>
      {frame === 'box' ? (
        <div className={box} data-state={state}>
          {control}
        </div>
      ) : (
        control
      )}
      <div id={messageId} className={message} data-state={state} aria-live="polite">
        {problem ?? hint}
      </div>
    </div>
  );
}
