import type { Hex } from '@amswap/values';
import { refused } from '../rpc/rpcError.ts';
import type { StoredTransaction } from './block.ts';
import { maxFeeOf, maxTipOf, type PooledTransaction, tipAt } from './pooledTransaction.ts';

/** A replacement has to pay this much more, in per cent, of both the fee and the tip. */
const priceBump = 10n;

interface Waiting extends PooledTransaction {
  readonly arrival: number;
}

/** Transactions that wait for a block: per sender in the order of nonces, one for each nonce. */
export class Mempool {
  readonly #bySender = new Map<Hex, Map<bigint, Waiting>>();
  #arrivals = 0;

  /**
   * Adds a transaction, or replaces the sender's one of the same nonce.
   * @throws RpcError when it is there already, or pays too little more than the one it would replace.
   */
  add(pooled: PooledTransaction): void {
    const { from, hash } = pooled.stored;
    const queue = this.#bySender.get(from) ?? new Map<bigint, Waiting>();
    const held = queue.get(pooled.tx.nonce);
    if (held?.stored.hash === hash) throw refused('already known');
    if (held !== undefined && !outbids(pooled, held)) throw refused('replacement transaction underpriced');
    this.#arrivals += 1;
    queue.set(pooled.tx.nonce, { ...pooled, arrival: this.#arrivals });
    this.#bySender.set(from, queue);
  }

  find(hash: Hex): PooledTransaction | undefined {
    return this.all().find(({ stored }) => stored.hash === hash);
  }

  /** Removes the sender's transactions below `nonce`: they are mined, or can never be. */
  settle(from: Hex, nonce: bigint): void {
    const queue = this.#bySender.get(from);
    if (queue === undefined) return;
    for (const held of queue.keys()) if (held < nonce) queue.delete(held);
    if (queue.size === 0) this.#bySender.delete(from);
  }

  drop(hash: Hex): void {
    const held = this.find(hash);
    if (held === undefined) return;
    this.#bySender.get(held.stored.from)?.delete(held.tx.nonce);
  }

  clear(): void {
    this.#bySender.clear();
  }

  /** The nonce after the sender's unbroken run of waiting transactions that starts at `nonce`. */
  nextNonce(from: Hex, nonce: bigint): bigint {
    const queue = this.#bySender.get(from);
    let next = nonce;
    while (queue?.has(next) === true) next += 1n;
    return next;
  }

  /**
   * Yields what can go into a block, best tip first, earlier arrival first among equals, each sender's in order
   * of nonce. The generator is told whether the one it yielded was taken: a sender who was refused has no more.
   */
  *candidates(baseFee: bigint, nonceOf: (from: Hex) => bigint): Generator<PooledTransaction, void, boolean> {
    const next = new Map<Hex, bigint>();
    for (const from of this.#bySender.keys()) next.set(from, nonceOf(from));
    for (;;) {
      const best = this.#best(next, baseFee);
      if (best === undefined) return;
      const taken: boolean = yield best;
      if (taken) next.set(best.stored.from, best.tx.nonce + 1n);
      else next.delete(best.stored.from);
    }
  }

  /** Everything that waits, in the order it came. */
  all(): PooledTransaction[] {
    const waiting = [...this.#bySender.values()].flatMap((queue) => [...queue.values()]);
    return waiting.sort((a, b) => a.arrival - b.arrival);
  }

  stored(): StoredTransaction[] {
    return this.all().map(({ stored }) => stored);
  }

  #best(next: ReadonlyMap<Hex, bigint>, baseFee: bigint): Waiting | undefined {
    let best: Waiting | undefined;
    for (const [from, nonce] of next) {
      const held = this.#bySender.get(from)?.get(nonce);
      if (held === undefined || maxFeeOf(held.tx) < baseFee) continue;
      if (best === undefined || comesBefore(held, best, baseFee)) best = held;
    }
    return best;
  }
}

function comesBefore(a: Waiting, b: Waiting, baseFee: bigint): boolean {
  const difference = tipAt(a.tx, baseFee) - tipAt(b.tx, baseFee);
  return difference > 0n || (difference === 0n && a.arrival < b.arrival);
}

function outbids(offer: PooledTransaction, held: PooledTransaction): boolean {
  const least = (price: bigint) => (price * (100n + priceBump) + 99n) / 100n;
  return maxFeeOf(offer.tx) >= least(maxFeeOf(held.tx)) && maxTipOf(offer.tx) >= least(maxTipOf(held.tx));
}
