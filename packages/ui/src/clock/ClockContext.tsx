import type { Clock } from '@amswap/values';
import { createContext, type ReactNode, useContext } from 'react';
import { browserClock } from './browserClock.ts';
import { createTicker, type Ticker } from './ticker.ts';

interface Time {
  readonly clock: Clock;
  readonly ticker: Ticker;
}

const timeOf = (clock: Clock): Time => ({ clock, ticker: createTicker(clock, document) });

const TimeContext = createContext<Time | undefined>(undefined);
let keptDeviceTime: Time | undefined;
const deviceTime = (): Time => (keptDeviceTime ??= timeOf(browserClock));

/** Props of `ClockProvider`. */
export interface ClockProviderProps {
  /**
   * The clock that everything inside shows. The app gives one whose `now()` is chain time in milliseconds, so
   * that a wrong device clock changes nothing; stories and tests give one that they move themselves.
   */
  readonly clock: Clock;
  readonly children: ReactNode;
}

/** Gives a clock, and the one ticker that belongs to it, to everything inside. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <TimeContext value={timeOf(clock)}>{children}</TimeContext>;
}

const useTime = (): Time => useContext(TimeContext) ?? deviceTime();

/** The clock of the page (or story); the device's own where no `ClockProvider` stands above. */
export const useClock = (): Clock => useTime().clock;

/** The ticker of the page: for what changes by the second. */
export const useTicker = (): Ticker => useTime().ticker;
