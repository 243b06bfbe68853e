import { formatAmount } from '@amswap/values';
import type { ClipboardEvent } from 'react';
import { TickingText, useClock } from '../../clock/index.ts';
import { useFormat } from '../../format/index.ts';
import { figures } from '../../theme/text.css.ts';
import * as css from './GrowingAmount.css.ts';

/** An amount that grows by the second between two readings of the chain. */
export interface Growth {
  /** What it is at a moment of the page's clock, base units. Pure; counted as the contract counts. */
  readonly at: (now: number) => bigint;
  /** Up to this moment, milliseconds, it is what the chain said; from then on an estimate, marked as one. */
  readonly exactUntil: number;
  readonly decimals: number;
  readonly symbol?: string | undefined;
}

/** Props of `GrowingAmount`. */
export interface GrowingAmountProps {
  /** Undefined while it is being read. */
  readonly growth: Growth | undefined;
}

/** Always the same number of digits, so that what grows does not jump. */
const digits = { least: 4, most: 4 };
/** Beyond so many whole digits it is written short. */
const longestWhole = 12;

/** An amount that writes itself once a second, without a request and without a render. Copied, it is exact. */
export function GrowingAmount({ growth }: GrowingAmountProps) {
  const format = useFormat();
  const clock = useClock();
  if (growth === undefined) return <span aria-hidden="true" className={css.bone} />;
  const { at, exactUntil, decimals, symbol } = growth;
  const textAt = (now: number): string => {
    const value = at(now);
    const long = value.toString().length - decimals > longestWhole;
    const figure = long ? format.compact(value, decimals) : format.amount(value, decimals, digits);
    return now < exactUntil ? figure : `≈ ${figure}`;
  };
  const copyExact = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatAmount(at(clock.now()), decimals));
  };
  return (
    <span className={`${figures} ${css.whole}`} onCopy={copyExact}>
      <TickingText at={textAt} className={css.figure} />
      {symbol !== undefined && ' '}
      {symbol !== undefined && <span className={css.unit}>{symbol}</span>}
    </span>
  );
}
