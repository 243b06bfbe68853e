import { createSimchain, type Simchain } from '@amswap/simchain';
import { stillClock } from './stillClock.ts';

/** The chain id of the tour's chain. */
export const simchainId = 1337;

/** A fresh chain in this process, whose first block is of `genesisTime` and whose time stands unless it is moved. */
export function openSimchain(genesisTime: bigint): Promise<Simchain> {
  return createSimchain({ chainId: simchainId, accounts: [], clock: stillClock, startTime: genesisTime });
}
