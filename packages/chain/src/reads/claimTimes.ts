import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, type MainName, mainNames } from './mains.ts';
import type { Read } from './Read.ts';
import type { Revenue, RevenueKind } from './revenue.ts';

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

/**
 * Unix second from which a claim of these kinds brings something: of the contracts that owe something of them, the one that
 * may be claimed from first. Right after a claim nothing is owed, but machines that run will have made something when the
 * wait is over: then that second counts. Undefined where there is nothing to wait for. Errors: none.
 *
 * @param now unix second by which a wait is over or not.
 */
export function claimableFrom(
  revenue: Revenue,
  { nextAt }: ClaimTimes,
  kinds: readonly RevenueKind[],
  now: bigint,
): bigint | undefined {
  const owes = (name: MainName) => kinds.some((kind) => revenue.of[name].waiting[kind] > 0n);
  const willOwe = (name: MainName) =>
    kinds.includes('machine') && revenue.of[name].activePower > 0n && nextAt[name] > now;
  const owing = mainNames.some(owes) ? mainNames.filter(owes) : mainNames.filter(willOwe);
  const [first, ...others] = owing.map((name) => nextAt[name]);
  return first === undefined ? undefined : others.reduce((least, at) => (at < least ? at : least), first);
}
