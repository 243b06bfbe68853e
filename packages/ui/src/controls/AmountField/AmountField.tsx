import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount, maxInputLength } from '@amswap/values';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { figures } from '../../theme/text.css.ts';
import { input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { amountInput, most, symbol } from './AmountField.css.ts';
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
  /** A problem that only the caller knows; goes before the field's own. */
  readonly problem?: string | undefined;
}

/** Zero is on the way to 0.5: it is told when the field is left, not while typing. */
const isUnderway = (problem: string | undefined, text: string): boolean =>
  problem === 'zero' || (problem === 'invalid-character' && /^[.,．，。｡]$/.test(text.trim()));

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
  onChange,
  aside,
  hint,
  problem,
  onBlur,
  onFocus,
  ...rest
}: AmountFieldProps) {
  const { t } = useLingui();
  const words = useAmountWords(decimals, token);
  const [attention, setAttention] = useState<'typing' | 'composing' | 'left'>('left');
  const reading = readAmount(text, { decimals, available });
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
            className={`${input} ${amountInput} ${figures}`}
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
            <button
              type="button"
              className={`${most} ${figures}`}
              disabled={rest.disabled}
              aria-label={t`Fill in all ${token}: ${formatAmount(available, decimals)}`}
              onClick={() => onChange(formatAmount(available, decimals))}
            >
              <Trans>MAX {token}</Trans>
            </button>
          )}
        </>
      )}
    </Field>
  );
}
