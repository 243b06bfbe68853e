'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import { formatAmount } from '@amswap/values';
import { type ClipboardEvent, useState } from 'react';
import { type ShownDigits, useFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import * as css from './AmountText.css.ts';

/** An amount of a token, as a view model carries it. */
export interface ShownAmount {
  /** Base units. */
  readonly value: bigint;
  /** Digits behind the point, as the token says. */
  readonly decimals: number;
  /** Symbol of the token; shown behind the figure where given. Text from a chain: plain and already cut. */
  readonly symbol?: string | undefined;
}

/** Props of `AmountText`. */
export interface AmountTextProps {
  /** The amount; `undefined` while it is being read: a bar of its size stands instead. */
  readonly amount: ShownAmount | undefined;
  /** Digits behind the point. Default at most 4. */
  readonly digits?: ShownDigits | undefined;
  /** How the symbol stands behind the figure: as large as it, or small and quiet. */
  readonly unit?: 'same' | 'small';
  /** `control`: inside a button or link, where the short form of a huge amount can't be a button itself. */
  readonly within?: 'text' | 'control';
  readonly className?: string | undefined;
}

/** Beyond so many whole digits an amount is shown in its short form. */
const longestWhole = 12;

interface ShortAmountProps {
  readonly short: string;
  readonly exact: string;
}

/** An amount too long for its place: short, in full on tap. */
function ShortAmount({ short, exact }: ShortAmountProps) {
  const [length, setLength] = useState<'short' | 'full'>('short');
  return (
    <button
      type="button"
      className={css.exchange}
      title={exact}
      aria-expanded={length === 'full'}
      onClick={() => setLength(length === 'full' ? 'short' : 'full')}
    >
      {length === 'full' ? exact : short}
    </button>
  );
}

interface PlainFigureProps {
  readonly value: bigint;
  /** The figure as it is written. */
  readonly text: string;
}

/** A figure that has just appeared stands still; one that is written anew comes from below when it grew, from above when it fell. */
function PlainFigure({ value, text }: PlainFigureProps) {
  const [last, setLast] = useState({ value, text, way: 'still' });
  if (last.text !== text) {
    // In another language it is the same figure.
    const way = value === last.value ? 'still' : value > last.value ? 'up' : 'down';
    setLast({ value, text, way });
  }
  if (last.way === 'still') return text;
  return (
    <span key={text} className={css.roll} data-way={last.way}>
      {text}
    </span>
  );
}

/**
 * A token amount: cut, never rounded up; one of more than twelve whole digits in short form, exact on tap.
 * One that changes rolls to the new figure. Copied, it gives the exact digits without grouping, which every amount field takes
 * back.
 */
export function AmountText({ amount, digits, unit = 'same', within = 'text', className }: AmountTextProps) {
  const format = useFormat();
  if (!amount) return <span aria-hidden="true" className={css.bone} />;
  const { value, decimals, symbol } = amount;
  const exact = formatAmount(value, decimals);
  const long = exact.search(/\.|$/) > longestWhole;
  const copyExact = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', exact);
  };
  return (
    <span className={className ? `${figures} ${css.whole} ${className}` : `${figures} ${css.whole}`}>
      <data value={exact} title={exact} onCopy={copyExact} className={css.amount}>
        {!long ? (
          <PlainFigure value={value} text={format.amount(value, decimals, digits)} />
        ) : within === 'control' ? (
          format.compact(value, decimals)
        ) : (
          <ShortAmount short={format.compact(value, decimals)} exact={exact} />
        )}
      </data>
      {/* A space of its own: copied and spoken, figure and symbol are two words. */}
      {symbol && ' '}
      {symbol && (
        <span className={css.unit} data-size={unit}>
          {symbol}
        </span>
      )}
    </span>
  );
}
