import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import type { Contracts, MainName } from './mains.ts';
import type { Read } from './Read.ts';

/** When an account may claim. Seconds, unix seconds. */
export interface ClaimTimes {
  /** What has to be exceeded between two claims. */
  readonly interval: bigint;
  /** First second at which the next claim is taken, by contract; 0 where the account never claimed. */
  readonly nextAt: Readonly<Record<MainName, bigint>>;
}

/**
 * Claim interval, and the next claim in both main contracts. Errors when read: `rpc.*`, `deployment.codeDiffers`.
 */
export function claimTimes(deployment: Contracts, account: Address): Read<ClaimTimes> {
  const { main, mainSecondary } = deployment.contracts;
  const next = hashrateMain.encodeNextClaimAt(account);
  const reads = [
    readOf(main, hashrateMain.encodeClaimInterval(), hashrateMain.decodeClaimInterval),
    readOf(main, next, hashrateMain.decodeNextClaimAt),
    readOf(mainSecondary, next, hashrateMain.decodeNextClaimAt),
  ] as const;
  return joinReads('claimTimes', reads, ([interval, here, older]) => ({
    interval,
    nextAt: { main: here, mainSecondary: older },
  }));
}
