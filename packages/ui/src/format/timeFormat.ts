import type { FormatLocale } from './formatLocale.ts';

/** Dates and durations as one locale writes them. */
export interface TimeFormat {
  readonly locale: FormatLocale;
  /** Date and time of day of a chain time, in the zone of the device. */
  dateTime(unixSeconds: bigint): string;
  /** Date and time of day in UTC, saying so: for everything that happens at 00:00 UTC. */
  utcDateTime(unixSeconds: bigint): string;
  /** Date without time of day, in UTC: days of the chain begin at 00:00 UTC. */
  utcDate(unixSeconds: bigint): string;
  /** How long ago (or until) `then` is at `now`, both milliseconds, in its largest unit: `2 minutes ago`. */
  relative(then: number, now: number): string;
  /** A length of time in words, its two largest units: `7 minutes 42 seconds`. Milliseconds, rounded up to the second. */
  duration(milliseconds: number): string;
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

type Unit = (typeof units)[number][0];

/** Units in words by Intl's unit style: Intl.DurationFormat is younger than the oldest browsers we serve. */
function durationWords(locale: FormatLocale, milliseconds: number): string {
  const write = (count: number, unit: Unit): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const words: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    seconds %= length;
    // The second unit must follow the first at once: "1 day 5 seconds" would be false precision.
    if (count > 0) words.push(write(count, unit));
    if (words.length === 2 || (words.length === 1 && count === 0)) break;
  }
  return words.length > 0 ? words.join(locale === 'zh-Hans' ? '' : ' ') : write(0, 'second');
}

/** The time format of a locale. `useTimeFormat` keeps one for each. */
export function createTimeFormat(locale: FormatLocale): TimeFormat {
  // 00:00 is what the product calls the turn of the day, so no locale may write it as 12 AM.
  const full = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
  const local = new Intl.DateTimeFormat(locale, full);
  const utc = new Intl.DateTimeFormat(locale, { ...full, timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const date = (unixSeconds: bigint): Date => new Date(Number(unixSeconds) * 1000);

  return {
    locale,
    dateTime: (unixSeconds) => local.format(date(unixSeconds)),
    utcDateTime: (unixSeconds) => `${utc.format(date(unixSeconds))} UTC`,
    utcDate: (unixSeconds) => day.format(date(unixSeconds)),
    relative(then, now) {
      const seconds = Math.trunc((then - now) / 1000);
      const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
      // `|| 0`: a value cut to -0 would read "in 0 seconds" in one browser and "0 seconds ago" in another.
      return ago.format(Math.trunc(seconds / length) || 0, unit);
    },
    duration: (milliseconds) => durationWords(locale, milliseconds),
  };
}
