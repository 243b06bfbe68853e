import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { joinReads, readOf } from './answer.ts';
import { type Contracts, type MainName, mainNames } from './mains.ts';
import type { Read } from './Read.ts';

/** The five kinds of revenue in the contracts' order. */
export const revenueKinds = [
  'machine',
  'dynamic',
  'preachingFirst',
  'preachingSecond',
  'preachingThird',
] as const;
export type RevenueKind = (typeof revenueKinds)[number];

/** Base units of ACB by kind. */
export type RevenueByKind = Readonly<Record<RevenueKind, bigint>>;

/** Revenue of an account in one contract, with what is needed to go on counting between blocks. */
export interface MainRevenue {
  readonly waiting: RevenueByKind;
  readonly received: RevenueByKind;
  readonly activePower: bigint;
  /** Power times seconds that the machines ran, up to the block's timestamp. */
  readonly powerSeconds: bigint;
  /** Base units of ACB for a power-second. */
  readonly rate: { readonly numerator: bigint; readonly denominator: bigint };
  /** Unix second at which the next machine goes out; 0 when none runs. */
  readonly nextOutAt: bigint;
}

export interface Revenue {
  readonly of: Readonly<Record<MainName, MainRevenue>>;
  /** Both contracts together. */
  readonly waiting: RevenueByKind;
  readonly received: RevenueByKind;
}

/** Revenue of an account in both main contracts. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function revenueOf(deployment: Contracts, account: Address): Read<Revenue> {
  const data = hashrateMain.encodeRevenueOf(account);
  const [here, older] = mainNames.map((name) => readOf(deployment.contracts[name], data, decodeRevenue));
  const reads = [here, older] as [Read<MainRevenue>, Read<MainRevenue>];
  return joinReads('revenue', reads, ([main, mainSecondary]) => ({
    of: { main, mainSecondary },
    waiting: byKind((_, i) => valueAt(main.waiting, i) + valueAt(mainSecondary.waiting, i)),
    received: byKind((_, i) => valueAt(main.received, i) + valueAt(mainSecondary.received, i)),
  }));
}

/** Sum over the five kinds. Errors: none. */
export function totalOf(revenue: RevenueByKind): bigint {
  return revenueKinds.reduce((sum, kind) => sum + revenue[kind], 0n);
}

/**
 * Machine revenue waiting in one contract at `second` (unix seconds), counted on from the block of the reading exactly as
 * the contract counts. Between blocks it is an estimate, and from the second at which a machine goes out it stands still
 * until the next reading. Errors: none.
 */
export function machineWaitingAt(revenue: MainRevenue, blockTime: bigint, second: bigint): bigint {
  const { nextOutAt } = revenue;
  const end = nextOutAt !== 0n && second > nextOutAt ? nextOutAt : second;
  const passed = end > blockTime ? end - blockTime : 0n;
  const powerSeconds = revenue.powerSeconds + revenue.activePower * passed;
  const { numerator, denominator } = revenue.rate;
  const earned = (powerSeconds * numerator) / denominator - revenue.received.machine;
  return earned > revenue.waiting.machine ? earned : revenue.waiting.machine;
}

function decodeRevenue(data: `0x${string}`): MainRevenue {
  const raw = hashrateMain.decodeRevenueOf(data);
  return {
    waiting: byKind((_, i) => raw.waiting[i] ?? 0n),
    received: byKind((_, i) => raw.received[i] ?? 0n),
    activePower: raw.activePower,
    powerSeconds: raw.powerSeconds,
    rate: { numerator: raw.rateNumerator, denominator: raw.rateDenominator },
    nextOutAt: raw.nextOutAt,
  };
}

function byKind(value: (kind: RevenueKind, index: number) => bigint): RevenueByKind {
  return Object.fromEntries(revenueKinds.map((kind, i) => [kind, value(kind, i)])) as Record<
    RevenueKind,
    bigint
  >;
}

function valueAt(revenue: RevenueByKind, index: number): bigint {
  const kind = revenueKinds[index];
  return kind === undefined ? 0n : revenue[kind];
}
