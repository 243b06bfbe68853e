import type { Machine, TokenMetadata } from '@amswap/chain';
import type { ShownRecord } from '@amswap/ui';

/** Names of the two main contracts in the reader's language. */
export interface MainWords {
  readonly main: string;
  readonly mainSecondary: string;
}

/** Decimals that the figures of a record are written with. */
export interface RecordDecimals {
  readonly acb: number;
  /** Of the token it was paid in; undefined where that is none of the product's: base units then, with no name. */
  readonly paid: TokenMetadata['decimals'] | undefined;
}

/** A machine as its record shows it. */
export function shownRecord(machine: Machine, decimals: RecordDecimals, words: MainWords): ShownRecord {
  const acb = (value: bigint) => ({ value, decimals: decimals.acb, symbol: 'ACB' });
  return {
    id: machine.id,
    power: machine.power,
    paid: { value: machine.paid, decimals: decimals.paid ?? 0, symbol: machine.payToken ?? '?' },
    startedAt: machine.startedAt,
    earned: acb(machine.revenue),
    cap: acb(machine.cap),
    state: machine.out ? 'out' : 'running',
    contract: words[machine.main],
  };
}
