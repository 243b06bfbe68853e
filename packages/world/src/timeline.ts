/** Seconds of a minute, an hour and a day, as chain time counts them. */
export const MINUTE = 60n;
export const HOUR = 3_600n;
export const DAY = 86_400n;

/** Long enough before the start for a machine of 150 days to be out. */
const DAYS_OF_HISTORY = 160n;
/** The world opens on the morning of its day: the day's pool has a leader and most of the day before it. */
const OPENING = 9n * HOUR + 30n * MINUTE;

/** When things happen in the world; all in unix seconds. */
export interface Timeline {
  /** 00:00 UTC of the world's day. */
  readonly startTime: bigint;
  /** When the contracts are deployed; the chain's first block has to be older. */
  readonly deployedAt: bigint;
  /** Time of the last seeded block. From here on the chain's own clock runs. */
  readonly opening: bigint;
}

/**
 * The times of a world of a day.
 * Throws a RangeError if `startTime` is not 00:00 UTC.
 */
export function timelineOf(startTime: bigint): Timeline {
  if (startTime <= DAYS_OF_HISTORY * DAY || startTime % DAY !== 0n) {
    throw new RangeError(`The world starts at 00:00 UTC of a day; ${startTime} is not that`);
  }
  return { startTime, deployedAt: startTime - DAYS_OF_HISTORY * DAY, opening: startTime + OPENING };
}

/** The latest time that the first block of a chain may have to be seeded for `startTime`. */
export function latestGenesis(startTime: bigint): bigint {
  return timelineOf(startTime).deployedAt - HOUR;
}

/** The opening of a world of the UTC day that `time` is in; both unix seconds. */
export function openingOn(time: bigint): bigint {
  return timelineOf(time - (time % DAY)).opening;
}
