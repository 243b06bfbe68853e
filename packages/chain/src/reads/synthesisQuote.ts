import { hashrateMain } from '@amswap/contracts/codec';
import type { PayTokenId } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

/**
 * Base units of `payToken` that `power` costs. Errors
 * when read: `rpc.*`, `deployment.codeDiffers`, and where the terms refuse this power
 * `contract.PayTokenNotEnabled`, `contract.PowerTooLow`, `contract.PowerNotMultiple`, `contract.FigureTooLarge`.
 */
export function synthesisQuote(deployment: Contracts, payToken: PayTokenId, power: bigint): Read<bigint> {
  const data = hashrateMain.encodeQuoteSynthesis(tokenAddress(deployment, payToken), power);
  return readOf(deployment.contracts.main, data, hashrateMain.decodeQuoteSynthesis);
}
