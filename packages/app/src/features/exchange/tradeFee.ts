import type { ShownAmount } from '@amswap/ui';
import { valueOf } from '../../boot/chainAtoms.ts';
import type { TradeFacts } from './TradeFacts.ts';

/** Units of gas of an authorisation and of each trade, rounded up from the contracts' gas report. */
const gasToAuthorise = 55_000n;
export const tradeGas = {
  exchange: 170_000n,
  buyAcb: 140_000n,
  listForSale: 190_000n,
  /** Taking from one order; each further one costs so much more. */
  buyMv: 160_000n,
  buyMvPerOrder: 26_000n,
} as const;

/**
 * Estimate of the network fee of a trade of `gas` units that takes `needed` base units, an authorisation before it where
 * too little is authorised: wei of the chain's own currency; undefined until a node has named its price. The plan asks the
 * node for the trade itself, and the wallet has the last word.
 */
export function tradeFee(
  { gasPrice, native, trader }: TradeFacts,
  gas: bigint,
  needed: bigint,
): ShownAmount | undefined {
  if (gasPrice === undefined) return undefined;
  const allowance = trader && valueOf(trader.allowance);
  const short = needed > 0n && (allowance === undefined || allowance < needed);
  const value = gasPrice * (short ? gasToAuthorise + gas : gas);
  return { value, decimals: native.decimals, symbol: native.symbol };
}
