import { hashrateMain } from '@amswap/contracts/codec';
import { type Address, checksumAddress } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import type { Contracts, MainName } from './mains.ts';
import type { Read } from './Read.ts';
import { someAddress } from './someAddress.ts';

/** Who an account is to the product. Power is a whole number, times are unix seconds. */
export interface Member {
  readonly account: Address;
  readonly isMember: boolean;
  /** Undefined for the founder and for somebody who is no member. */
  readonly referrer: Address | undefined;
  readonly settler: Address | undefined;
  readonly joinedAt: bigint;
  /** Power of running machines in both main contracts: the current merged power. */
  readonly activePower: bigint;
  readonly activePowerOf: Readonly<Record<MainName, bigint>>;
  /** Power ever synthesised by the account. */
  readonly ownPerformance: bigint;
  /** Power ever synthesised in the referral line below. */
  readonly teamPerformance: bigint;
  readonly directCount: bigint;
  readonly teamCount: bigint;
  readonly sLevel: number;
  readonly vipLevel: number;
}

/**
 * Relations, performance, levels and merged power of an account. Relations are the same in both main contracts.
 * Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function memberOf(deployment: Contracts, account: Address): Read<Member> {
  const data = hashrateMain.encodeMemberOf(account);
  const { main, mainSecondary } = deployment.contracts;
  const reads = [
    readOf(main, data, hashrateMain.decodeMemberOf),
    readOf(mainSecondary, data, hashrateMain.decodeMemberOf),
  ] as const;
  return joinReads('member', reads, ([here, older]) => ({
    account: checksumAddress(account),
    isMember: here.isMember,
    referrer: someAddress(here.referrer),
    settler: someAddress(here.settler),
    joinedAt: here.joinedAt,
    activePower: here.activePower + older.activePower,
    activePowerOf: { main: here.activePower, mainSecondary: older.activePower },
    ownPerformance: here.ownPerformance,
    teamPerformance: here.teamPerformance,
    directCount: here.directCount,
    teamCount: here.teamCount,
    sLevel: here.sLevel,
    vipLevel: here.vipLevel,
  }));
}
