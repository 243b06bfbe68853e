import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, mainNames } from './mains.ts';
import type { Read } from './Read.ts';

/**
 * Base units of ACB that both main contracts owe an account after claims and prizes. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`.
 */
export function rewardBalance(deployment: Contracts, account: Address): Read<bigint> {
  const data = hashrateMain.encodeRewardBalanceOf(account);
  const reads = mainNames.map((name) =>
    readOf(deployment.contracts[name], data, hashrateMain.decodeRewardBalanceOf),
  );
  return joinReads('rewardBalance', reads, (owed) => owed.reduce((sum, part) => sum + part, 0n));
}
