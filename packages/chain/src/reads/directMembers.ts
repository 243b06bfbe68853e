import { hashrateMain } from '@amswap/contracts/codec';
import { type Address, checksumAddress } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** A member that an account referred. Power is a whole number, times are unix seconds. */
export interface DirectMember {
  readonly account: Address;
  readonly joinedAt: bigint;
  readonly ownPerformance: bigint;
  readonly teamPerformance: bigint;
  readonly teamCount: bigint;
  readonly sLevel: number;
}

export interface DirectMembersPage {
  readonly rows: readonly DirectMember[];
  /** How many there are in all. */
  readonly total: bigint;
}

/**
 * Members that an account referred, in the order of joining. At most 100 rows a page. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`, `contract.PageTooLarge`.
 */
export function directMembersOf(
  deployment: Contracts,
  account: Address,
  offset: bigint,
  limit: bigint,
): Read<DirectMembersPage> {
  const data = hashrateMain.encodeDirectMembersOf(account, offset, limit);
  return readOf(deployment.contracts.main, data, (answer) => {
    const { page, total } = hashrateMain.decodeDirectMembersOf(answer);
    return { rows: page.map((row) => ({ ...row, account: checksumAddress(row.account) })), total };
  });
}
