import { maxInputLength } from '@amswap/values';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';

/** Props of `TextField`. */
export interface TextFieldProps
  extends FieldWords,
    Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'style' | 'id' | 'value' | 'onChange' | 'size' | 'children'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** At the end of the box: a button, a unit. */
  readonly end?: ReactNode;
}

/** One line of text. At most 140 characters, as everywhere in the product. */
export function TextField({ label, aside, hint, problem, value, onChange, end, ...rest }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} problem={problem} disabled={rest.disabled}>
      {(wiring) => (
        <>
          <input
            type="text"
            maxLength={maxInputLength}
            autoComplete="off"
            {...rest}
            {...wiring}
            className={input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end}
        </>
      )}
    </Field>
  );
}
