import type { ShownAmount } from '@amswap/ui';
import { valueOf } from '../../boot/chainAtoms.ts';
import { feeEstimate, shownFee } from '../../boot/gasUnits.ts';
import type { TradeFacts } from './TradeFacts.ts';

/** Estimate of the network fee of a trade of `units` of gas that takes `needed` base units. */
export function tradeFee(
  { gasPrice, native, trader }: TradeFacts,
  units: bigint,
  needed: bigint,
): ShownAmount | undefined {
  const allowance = trader && valueOf(trader.allowance);
  return shownFee(feeEstimate({ gasPrice, allowance }, units, needed), native);
}
