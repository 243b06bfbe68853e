import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { arrow, option, select } from './Select.css.ts';

/** One choice of a `Select`. */
export interface SelectOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

/** Props of `Select`. */
export interface SelectProps<Id extends string>
  extends FieldWords,
    Omit<
      ComponentPropsWithRef<'select'>,
      'className' | 'style' | 'id' | 'value' | 'onChange' | 'children' | 'multiple' | 'size'
    > {
  readonly options: readonly SelectOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a list, by the device's own picker: right on a phone, and nothing to load. */
export function Select<Id extends string>({
  label,
  aside,
  hint,
  problem,
  options,
  value,
  onChange,
  ...rest
}: SelectProps<Id>) {
  const choose = (id: string) => {
    const chosen = options.find((entry) => entry.id === id);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <Field label={label} aside={aside} hint={hint} problem={problem} disabled={rest.disabled}>
      {(wiring) => (
        <>
          <select
            {...rest}
            {...wiring}
            className={select}
            value={value}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((entry) => (
              <option key={entry.id} value={entry.id} className={option}>
                {entry.label}
              </option>
            ))}
          </select>
          <ChevronDown className={arrow} aria-hidden="true" />
        </>
      )}
    </Field>
  );
}
