import type { Address } from '@amswap/values';
import type { WorldAccount } from './accounts.ts';
import type { WorldContracts } from './WorldContracts.ts';

/** What is known of the world that is shipped as state. */
export interface ShippedWorld {
  /** Names the state: another release's state has another. */
  readonly seedId: string;
  readonly chainId: number;
  /** 00:00 UTC of the day it was seeded for, unix seconds. */
  readonly startTime: bigint;
  /** Chain time at which the state stands, unless it is moved to another day: see `openingOn`. */
  readonly opening: bigint;
  readonly contracts: WorldContracts;
  /** The tour's accounts. Their keys are public knowledge. */
  readonly accounts: Readonly<Record<'member' | 'referrer' | 'buyer', WorldAccount>>;
  readonly founder: Address;
}
