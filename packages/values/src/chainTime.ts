/** Seconds of a UTC day. */
export const secondsOfDay = 86_400n;

/**
 * Chain time at a moment of this device: a block's timestamp and what the device's clock showed when it was read.
 * The device's clock only measures what has passed since, so that a wrong one changes nothing.
 */
export interface ChainTimeMark {
  /** The block's timestamp, unix seconds. */
  readonly blockTime: bigint;
  /** The device's clock when the block was read, milliseconds. */
  readonly readAt: number;
}

/** Chain time now, in milliseconds since the epoch. It never runs behind the block. */
export const chainNow = (mark: ChainTimeMark, deviceNow: number): number =>
  Number(mark.blockTime) * 1000 + Math.max(0, deviceNow - mark.readAt);

/** The second that chain time `nowMs` falls in. */
export const secondOf = (nowMs: number): bigint => BigInt(Math.floor(nowMs / 1000));

/** The first second at which one may claim again: strictly more than `interval` after the last claim. */
export const nextClaimAt = (lastClaimAt: bigint, interval: bigint): bigint => lastClaimAt + interval + 1n;

/** True if a claim in this second of chain time passes the contract's rule. A `lastClaimAt` of 0 means never claimed. */
export const mayClaim = (lastClaimAt: bigint, interval: bigint, nowMs: number): boolean =>
  lastClaimAt === 0n || secondOf(nowMs) >= nextClaimAt(lastClaimAt, interval);

/** The number of the UTC day (days since the epoch) of a time in unix seconds. */
export const utcDayOf = (time: bigint): bigint => time / secondsOfDay;

/** The next 00:00 UTC strictly after `time`, unix seconds. */
export const nextUtcMidnight = (time: bigint): bigint => (utcDayOf(time) + 1n) * secondsOfDay;

/** Milliseconds until `deadline` (unix seconds) at chain time `nowMs`; never below zero. */
export const remainingMs = (deadline: bigint, nowMs: number): number =>
  Math.max(0, Number(deadline) * 1000 - nowMs);

/** A duration cut into what a countdown shows. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits milliseconds; a second that has begun counts whole, so that zero is shown only when nothing is left. */
export function countdownParts(ms: number): CountdownParts {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** `09:59`, from an hour on `1:09:59`, from a day on hours above 24. The same digits in every locale. */
export function countdownText(ms: number): string {
  const { days, hours, minutes, seconds } = countdownParts(ms);
  const two = (part: number): string => String(part).padStart(2, '0');
  const allHours = days * 24 + hours;
  return `${allHours > 0 ? `${allHours}:` : ''}${two(minutes)}:${two(seconds)}`;
}
