import type { PayTokenId } from '@amswap/values';
import { DAY, HOUR, MINUTE } from '../timeline.ts';

/** Somebody of the world: a named account, or a member of the crowd by number. */
export type Somebody = 'founder' | 'referrer' | 'member' | number;

/** One synthesis of the history. */
export interface SynthesisRow {
  /** Seconds from the start of the world's day; negative before it. */
  readonly at: bigint;
  readonly who: Somebody;
  readonly main: 'main' | 'mainSecondary';
  readonly pay: PayTokenId;
  readonly power: bigint;
}

const daysBefore = (days: bigint, hours: bigint, minutes = 0n) =>
  -days * DAY + hours * HOUR + minutes * MINUTE;

/** The early days, on the older main: the first machines are out, or nearly. */
const early: readonly SynthesisRow[] = [
  { at: daysBefore(156n, 8n), who: 'founder', main: 'mainSecondary', pay: 'USDT', power: 2_000n },
  { at: daysBefore(155n, 9n), who: 'member', main: 'mainSecondary', pay: 'X', power: 40n },
  { at: daysBefore(149n, 14n), who: 'member', main: 'mainSecondary', pay: 'USDT', power: 60n },
  { at: daysBefore(140n, 10n), who: 'referrer', main: 'mainSecondary', pay: 'USDT', power: 400n },
  { at: daysBefore(120n, 7n), who: 'referrer', main: 'mainSecondary', pay: 'FTB', power: 300n },
  { at: daysBefore(100n, 15n), who: 0, main: 'mainSecondary', pay: 'ACB', power: 1_200n },
  { at: daysBefore(75n, 12n), who: 3, main: 'mainSecondary', pay: 'X', power: 800n },
  { at: daysBefore(60n, 11n), who: 'member', main: 'mainSecondary', pay: 'WXB', power: 100n },
];

/** The named accounts on the main of today. */
const named: readonly SynthesisRow[] = [
  { at: daysBefore(45n, 6n), who: 'founder', main: 'main', pay: 'ACB', power: 6_000n },
  { at: daysBefore(40n, 13n), who: 'referrer', main: 'main', pay: 'ACB', power: 1_600n },
  { at: daysBefore(30n, 16n), who: 'member', main: 'main', pay: 'X', power: 200n },
  { at: daysBefore(8n, 10n, 20n), who: 'member', main: 'main', pay: 'ACB', power: 60n },
  { at: daysBefore(5n, 17n, 45n), who: 'referrer', main: 'main', pay: 'LBT', power: 100n },
  { at: daysBefore(2n, 9n, 5n), who: 'member', main: 'main', pay: 'LBT', power: 100n },
];

/** The morning of the world's day: a leader of the day, and a round of the lucky pool that nobody has won yet. */
const today: readonly SynthesisRow[] = [
  { at: 2n * HOUR + 12n * MINUTE, who: 20, main: 'main', pay: 'USDT', power: 1_800n },
  { at: 6n * HOUR + 3n * MINUTE, who: 8, main: 'main', pay: 'X', power: 2_400n },
  { at: 9n * HOUR + 2n * MINUTE, who: 11, main: 'main', pay: 'ACB', power: 1_000n },
  { at: 9n * HOUR + 9n * MINUTE, who: 5, main: 'main', pay: 'WXB', power: 700n },
  { at: 9n * HOUR + 17n * MINUTE, who: 15, main: 'main', pay: 'USDT', power: 1_240n },
  { at: 9n * HOUR + 26n * MINUTE + 18n, who: 9, main: 'main', pay: 'X', power: 480n },
];

/** One in four is paid in ACB, so that each day burns some. */
const PAY_IN_TURN: readonly PayTokenId[] = ['X', 'USDT', 'ACB', 'WXB', 'USDT', 'FTB', 'ACB', 'LBT'];
const DAYS = 10n;
const A_DAY = 4n;

/** Ten days in which the crowd synthesises, four times a day, with powers that differ. */
function tenDays(crowdSize: number): SynthesisRow[] {
  const rows: SynthesisRow[] = [];
  for (let n = 0n; n < DAYS * A_DAY; n++) {
    const pay = PAY_IN_TURN[Number(n) % PAY_IN_TURN.length] ?? 'X';
    // 7 and 11 have no divisor in common with the crowd or the powers: everybody has a turn, figures vary.
    const who = Number(n * 7n) % crowdSize;
    const power = 100n * (1n + ((n * 11n) % 23n));
    const at = daysBefore(DAYS - n / A_DAY, 3n + (n % A_DAY) * 5n, (n * 13n) % 60n);
    rows.push({ at, who, main: 'main', pay, power });
  }
  return rows;
}

/** All syntheses of the history, in no particular order. */
export function synthesisTable(crowdSize: number): readonly SynthesisRow[] {
  return [...early, ...named, ...tenDays(crowdSize), ...today];
}
