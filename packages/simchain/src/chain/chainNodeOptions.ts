import type { Clock, Hex } from '@amswap/values';
import type { ChainDump } from '../dump/chainDump.ts';

/** What a chain is started with. */
export interface ChainNodeOptions {
  readonly chainId: number;
  readonly clock: Clock;
  /** Chain time at the start and after a reset, unix seconds; without it the seed's own, or the clock's. */
  readonly startTime?: bigint;
  /** Balances of the first block, in wei. A seed has its own. */
  readonly balances: ReadonlyMap<Hex, bigint>;
  /** The chain that the first start and every reset begin with; without it, an empty one. */
  readonly seed?: () => Promise<ChainDump | undefined>;
  /** A chain that was kept, to go on with. */
  readonly saved?: ChainDump;
}
