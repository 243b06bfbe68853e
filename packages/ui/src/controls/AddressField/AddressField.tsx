import { Trans, useLingui } from '@lingui/react/macro';
import { maxInputLength } from '@amswap/values';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { shortAddress } from '../../format/index.ts';
import { input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { addressInput, warning, whole } from './AddressField.css.ts';
import { type AddressTerms, mustBeCleared, readAddressText } from './readAddressText.ts';
import { useAddressWords } from './useAddressWords.ts';

/** Props of `AddressField`. */
export interface AddressFieldProps
  extends AddressTerms,
    Omit<
      ComponentPropsWithRef<'input'>,
      'className' | 'style' | 'id' | 'value' | 'onChange' | 'size' | 'children' | 'type' | 'inputMode'
    > {
  /** Whose address it is. */
  readonly label: string;
  /** What is typed; `readAddressText` says what it means. Never a private key: that is cleared before it gets here. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Below, when nothing is wrong. */
  readonly hint?: ReactNode;
  /** A problem that only the caller knows; goes before the field's own. */
  readonly problem?: string | undefined;
}

/** An address, guarded: form, checksum, oneself, nobody, look-alikes; and no private key stays in it. */
export function AddressField({
  label,
  text,
  self,
  known,
  onChange,
  hint,
  problem,
  onFocus,
  onBlur,
  ...rest
}: AddressFieldProps) {
  const { t } = useLingui();
  const wordsFor = useAddressWords();
  const [attention, setAttention] = useState<'typing' | 'left'>('left');
  const [secret, setSecret] = useState<'none' | 'cleared'>('none');
  const reading = readAddressText(text, { self, known });
  // Half an address is not wrong yet; it is told when the field is left or nothing can be added.
  const own = attention === 'left' || text.trim().length >= 42 ? wordsFor(reading) : undefined;
  const cleared =
    secret === 'cleared'
      ? t`That looked like a private key or a seed phrase, so it was removed. Never paste one anywhere.`
      : undefined;
  const change = (next: string) => {
    const clears = mustBeCleared(next);
    setSecret(clears ? 'cleared' : 'none');
    onChange(clears ? '' : next);
  };
  const lookAlike = reading.state === 'ready' ? reading.lookAlike : undefined;
  const alike = lookAlike && (
    <span className={warning}>
      <Trans>
        Looks like {shortAddress(lookAlike)}, which you know, but is another address. Compare every letter.
      </Trans>
    </span>
  );
  return (
    <Field label={label} hint={alike ?? hint} problem={cleared ?? problem ?? own} disabled={rest.disabled}>
      {(wiring) => (
        <input
          placeholder="0x…"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          type="text"
          maxLength={maxInputLength}
          className={`${input} ${addressInput} ${text.length > 30 ? whole : ''}`}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => {
            setAttention('typing');
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setAttention('left');
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
