import { Trans } from '@lingui/react/macro';
import { formatAmount, maxInputLength } from '@amswap/values';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import { input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { amountInput, amountSize, most, symbol } from './AmountField.css.ts';
import { type AmountTerms, readAmount } from './readAmount.ts';
import { useAmountWords } from './useAmountWords.ts';

/** Props of `AmountField`. */
export interface AmountFieldProps
  extends AmountTerms,
    Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'style' | 'id' | 'value' | 'onChange' | 'size' | 'children' | 'type' | 'inputMode'
    > {
  /** What the amount is of: "List MV for sale". */
  readonly label: string;
  /** Symbol of the token. */
  readonly token: string;
  /** What is typed, as it is typed: the field never rewrites it. `readAmount` says what it means. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Beside the label. */
  readonly aside?: ReactNode;
  /** Below, when nothing is wrong. */
  readonly hint?: ReactNode;
  /** Whether more than `available` is a problem of the field's; where it is not, the caller says what happens. */
  readonly beyond?: 'refused' | 'accepted';
  /** A problem that only the caller knows; goes before the field's own. */
  readonly problem?: string | undefined;
}

/** Zero is on the way to 0.5: it is told when the field is left, not while typing. */
const isUnderway = (problem: string | undefined, text: string): boolean =>
  problem === 'zero' || (problem === 'invalid-character' && /^[.,．，。｡]$/.test(text.trim()));

interface MostButtonProps {
  readonly available: bigint;
  readonly decimals: number;
  readonly token: string;
  readonly disabled: boolean;
  readonly onFill: (text: string) => void;
}

/** Shows what there is, cut; fills it in to the last base unit. */
function MostButton({ available, decimals, token, disabled, onFill }: MostButtonProps) {
  const figure = useFormat().amount(available, decimals);
  return (
    <button
      type="button"
      className={`${most} ${figures}`}
      disabled={disabled}
      onClick={() => onFill(formatAmount(available, decimals))}
    >
      <Trans>
        MAX {figure} {token}
      </Trans>
    </button>
  );
}

const sizeOf = (text: string): keyof typeof amountSize =>
  text.length > 17 ? 'longest' : text.length > 11 ? 'long' : 'short';

/**
 * An amount of a token: text on the outside, bigint base units by `readAmount`, nothing in between.
 * MAX fills in all there is, exactly; what it writes can be copied and pasted back.
 */
export function AmountField({
  label,
  token,
  text,
  decimals,
  available,
  beyond = 'refused',
  onChange,
  aside,
  hint,
  problem,
  onBlur,
  onFocus,
  ...rest
}: AmountFieldProps) {
  const words = useAmountWords(decimals, token);
  const [attention, setAttention] = useState<'typing' | 'composing' | 'left'>('left');
  const reading = readAmount(text, { decimals, available: beyond === 'refused' ? available : undefined });
  const own = reading.state === 'problem' ? reading.problem : undefined;
  const quiet = attention === 'composing' || (attention === 'typing' && isUnderway(own, text));
  const told = problem ?? (own === undefined || quiet ? undefined : words[own]);
  const exact = reading.state === 'ready' ? formatAmount(reading.amount, decimals) : undefined;
  const plain = exact !== undefined && !/^[\d.]*$/.test(text.trim());
  return (
    <Field
      label={label}
      aside={aside}
      hint={
        plain ? (
          <Trans>
            Read as {exact} {token}.
          </Trans>
        ) : (
          hint
        )
      }
      problem={told}
      disabled={rest.disabled}
    >
      {(wiring) => (
        <>
          <input
            placeholder="0.0"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            type="text"
            inputMode="decimal"
            maxLength={maxInputLength}
            className={`${input} ${amountInput} ${amountSize[sizeOf(text)]} ${figures}`}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => {
              setAttention('typing');
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setAttention('left');
              onBlur?.(event);
            }}
            onCompositionStart={() => setAttention('composing')}
            onCompositionEnd={() => setAttention('typing')}
          />
          {available === undefined ? (
            <span className={symbol}>{token}</span>
          ) : (
            <MostButton
              available={available}
              decimals={decimals}
              token={token}
              disabled={rest.disabled === true}
              onFill={onChange}
            />
          )}
        </>
      )}
    </Field>
  );
}
