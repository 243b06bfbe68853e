export { browserClock } from './browserClock.ts';
export { ClockProvider, type ClockProviderProps, useClock, useTicker } from './ClockContext.tsx';
export { TickingText, type TickingTextProps } from './TickingText.tsx';
export { createTicker, type Ticker, type Visibility } from './ticker.ts';
export { useReached } from './useReached.ts';
export { useTick } from './useTick.ts';
