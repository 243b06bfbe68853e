import type { PoolWin, ShownAmount } from '@amswap/ui';
import { storyTime } from '../../.storybook/storyClock.ts';

/** An amount of 18 decimals from its exact text, for stories. */
export function tokens(text: string, symbol?: string): ShownAmount {
  const [whole = '0', fraction = ''] = text.replaceAll(',', '').split('.');
  return { value: BigInt(whole + fraction.padEnd(18, '0')), decimals: 18, symbol };
}

/** A moment of the held story clock, so many seconds away from it. */
export const inSeconds = (seconds: number): number => storyTime + seconds * 1000;

export const minutes = (count: number): number => count * 60_000;

export const addresses = {
  own: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  other: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  third: '0x2B5AD5c4795c026514f8317c7a215E218DcCD9e0',
  mainContract: '0xA51c1fc2f0D1a1b8496Ed1fe312d7C3a78Ebe3C0',
} as const;

export const win: PoolWin = { winner: addresses.own, prize: tokens('39870.25', 'ACB') };

/** The largest amount a token can hold: nothing may burst. */
export const hugeAmount: ShownAmount = { value: 2n ** 256n - 1n, decimals: 18, symbol: 'ACB' };
