import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { someAddress } from './someAddress.ts';

/** The pool that the last payer before the deadline wins. Amounts are base units of ACB, times unix seconds. */
export interface LuckyPool {
  readonly balance: bigint;
  readonly round: bigint;
  /** End of the open round; 0 while none is open. */
  readonly deadline: bigint;
  /** Who synthesised last. */
  readonly lastInput: Address | undefined;
  readonly lastInputAt: bigint;
  readonly lastWinner: Address | undefined;
  readonly lastPrize: bigint;
}

/** The lucky pool of the main contract. Errors when read: `rpc.*`, `deployment.codeDiffers`. */
export function luckyPool(deployment: Contracts): Read<LuckyPool> {
  return readOf(deployment.contracts.main, hashrateMain.encodeLuckyPool(), (answer) => {
    const raw = hashrateMain.decodeLuckyPool(answer);
    return { ...raw, lastInput: someAddress(raw.lastInput), lastWinner: someAddress(raw.lastWinner) };
  });
}

/** Where the round stands: nobody has opened it, it runs, or it has ended and nobody has settled it yet. */
export type LuckyPoolPhase = 'waiting' | 'open' | 'notSettled';

/** Phase of the pool at chain time `nowMs` (milliseconds since the epoch). Errors: none. */
export function luckyPoolPhase(pool: LuckyPool, nowMs: number): LuckyPoolPhase {
  if (pool.deadline === 0n) return 'waiting';
  return nowMs < Number(pool.deadline) * 1000 ? 'open' : 'notSettled';
}
