import { Trans, useLingui } from '@lingui/react/macro';
import { maxInputLength, parsePower, type PowerTerms } from '@amswap/values';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '../../format/index.ts';
import { figures, unseen } from '../../theme/text.css.ts';
import { box, input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Term } from '../Term/Term.tsx';
import {
  boxed,
  chip as chipClass,
  chips as chipsClass,
  marked,
  powerInput,
  row,
  sign,
} from './PowerField.css.ts';
import { type PowerChip, powerChips, steppedPower } from './powerChips.ts';
import { usePowerWords } from './usePowerWords.ts';

/** Props of `PowerField`. */
export interface PowerFieldProps {
  readonly label: string;
  /** What the contract says about sizes: step, lowest, highest. */
  readonly terms: PowerTerms;
  /** What is typed, as it is typed. `parsePower` of values says what it means. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The largest power one can pay for; none while the balance is not known. */
  readonly affordable?: bigint | undefined;
  /** A problem that only the caller knows; goes before the field's own. */
  readonly problem?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface ChipsProps {
  readonly terms: PowerTerms;
  readonly chips: readonly PowerChip[];
  readonly current: bigint | undefined;
  readonly disabled: boolean;
  readonly onChoose: (power: bigint) => void;
}

/** Whether the next larger power is one that the reserve does not cover. */
const boundByReserve = (power: bigint, { step, highest }: PowerTerms): boolean =>
  highest !== undefined && power + step > highest;

function Chips({ terms, chips, current, disabled, onChoose }: ChipsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const mostWords = (power: bigint): string => {
    const figure = format.power(power);
    return boundByReserve(power, terms)
      ? t`: ${figure}, the most the reserve covers`
      : t`: ${figure}, the most you can pay for`;
  };
  return (
    <fieldset className={chipsClass} aria-label={t`Usual powers`}>
      {chips.map(({ kind, power }) => {
        const figure = format.power(power);
        const stands = kind === 'nearest' || power === current;
        return (
          <button
            key={`${kind} ${power}`}
            type="button"
            className={`${chipClass} ${figures} ${stands ? marked : ''}`}
            data-state={kind}
            disabled={disabled}
            onClick={() => onChoose(power)}
          >
            {kind === 'most' ? <Trans>Max</Trans> : figure}
            {kind === 'most' && <span className={unseen}>{mostWords(power)}</span>}
            {kind === 'nearest' && <span className={unseen}>{t`, the nearest possible`}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A whole number of power that knows its step and its lowest, and offers what is possible. */
export function PowerField({
  label,
  terms,
  text,
  onChange,
  affordable,
  problem,
  disabled = false,
}: PowerFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = usePowerWords(terms);
  const [composing, setComposing] = useState<'composing' | 'settled'>('settled');
  const parsed = parsePower(text, terms);
  const own =
    'error' in parsed && parsed.error !== 'empty' && composing === 'settled'
      ? words[parsed.error]
      : undefined;
  const down = steppedPower(text, -1, terms);
  const up = steppedPower(text, 1, terms);
  const chips = powerChips(text, parsed, terms, affordable);
  const bound = chips.some(({ kind, power }) => kind === 'most' && boundByReserve(power, terms));
  const highest = format.power(terms.highest ?? terms.lowest);
  const choose = (power: bigint | undefined) => {
    if (power !== undefined) onChange(power.toString());
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    choose(event.key === 'ArrowUp' ? up : down);
  };
  const [step, lowest] = [format.power(terms.step), format.power(terms.lowest)];
  return (
    <Field
      label={label}
      aside={
        <Trans>
          multiple of {step} · <Term id="lowestPower">lowest</Term> {lowest}
        </Trans>
      }
      problem={problem ?? own}
      hint={bound ? t`The contract’s reserve covers at most ${highest} power now.` : undefined}
      frame="bare"
    >
      {(wiring) => (
        <div>
          <div className={row}>
            <IconButton
              variant="raised"
              label={t`Less power`}
              icon={<Minus className={sign} />}
              state={disabled || down === undefined ? 'off' : 'ready'}
              onClick={() => choose(down)}
            />
            <div
              className={`${box} ${boxed}`}
              data-state={(problem ?? own) ? 'problem' : disabled ? 'off' : 'ready'}
            >
              <input
                {...wiring}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                placeholder={terms.lowest.toString()}
                maxLength={maxInputLength}
                disabled={disabled}
                className={`${input} ${powerInput} ${figures}`}
                value={text}
                onChange={(event) => onChange(event.target.value)}
                onKeyDown={stepByKey}
                onCompositionStart={() => setComposing('composing')}
                onCompositionEnd={() => setComposing('settled')}
              />
            </div>
            <IconButton
              variant="raised"
              label={t`More power`}
              icon={<Plus className={sign} />}
              state={disabled || up === undefined ? 'off' : 'ready'}
              onClick={() => choose(up)}
            />
          </div>
          <Chips
            terms={terms}
            chips={chips}
            current={'value' in parsed ? parsed.value : undefined}
            disabled={disabled}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}
