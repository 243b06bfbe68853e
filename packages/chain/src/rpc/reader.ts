import type { ChainTimeMark, Clock } from '@amswap/values';
import type { Deployment } from '../deployment/Deployment.ts';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { Read } from '../reads/Read.ts';
import { aggregateOf, type OpenedAggregate } from './aggregate.ts';
import { ChainTimeTrack } from './chainTimeTrack.ts';
import type { Freshness } from './freshness.ts';
import { type Reading, ReadSlot } from './readSlot.ts';
import { type ReaderStatus, StatusKeeper } from './readerStatus.ts';
import { retryDelayMs } from './retryDelay.ts';
import type { Transport } from './Transport.ts';

/** Whether the page is seen. Nothing is read for a hidden one. */
export interface Visibility {
  visible(): boolean;
  /** Returns a function that ends the subscription. */
  onChange(listener: () => void): () => void;
}

export interface ReaderOptions {
  readonly deployment: Pick<Deployment, 'chainId' | 'contracts'>;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly visibility: Visibility;
}

/** Values of several reads, all of one block. */
export interface Snapshot<R extends readonly Read<unknown>[]> {
  readonly values: { readonly [K in keyof R]: R[K] extends Read<infer T> ? T : never };
  readonly block: bigint;
  /** Timestamp of the block, unix seconds. */
  readonly blockTime: bigint;
}

/** Reads the chain for the whole product: one scheduler, one request a refresh, one block for everything on the screen. */
export interface Reader {
  /**
   * Keeps a read fresh while somebody watches. The listener is called at once with what is known, then at every change.
   * Returns a function that ends it. Never throws: failures are readings.
   */
  watch<T>(read: Read<T>, freshness: Freshness, listener: (reading: Reading<T>) => void): () => void;
  /** What is known of a read without asking. */
  peek<T>(read: Read<T>): Reading<T>;
  /**
   * Reads once, now, in one request of one block. Rejects with the first failing read's `ChainError`, or `rpc.*`.
   * @param from another transport than the reader's own, e.g. `pool.secondOpinion()`
   */
  readOnce<const R extends readonly Read<unknown>[]>(reads: R, from?: Transport): Promise<Snapshot<R>>;
  /**
   * Reads everything watched again at once: after an own receipt (answers older than its block are then not
   * believed), or when the user asks to try again.
   */
  refresh(atLeastBlock?: bigint): void;
  /** Chain time's mark for `chainNow`; undefined before the first answer. */
  chainTime(): ChainTimeMark | undefined;
  status(): ReaderStatus;
  onStatus(listener: (status: ReaderStatus) => void): () => void;
  /** Forgets everything: the chain itself began anew (the tour's "start over"). */
  reset(): void;
  /** Stops for good. */
  stop(): void;
}

/** Reads that become due within this time of a refresh ride along, milliseconds. */
const rideAlongMs = 500;
/** A node this many blocks behind the newest seen is not believed. About five seconds on BNB Chain. */
const lagBlocks = 12n;
/** How long an own receipt's block is waited for before older answers are taken again. */
const receiptPatienceMs = 15_000;
/** Readings kept without a watcher, so that going back to a screen shows its last figures at once. */
const keptSlots = 300;

class ScheduledReader implements Reader {
  private readonly slots = new Map<string, ReadSlot>();
  private readonly keeper = new StatusKeeper();
  private readonly time = new ChainTimeTrack();
  private newestBlock = 0n;
  private floor: { block: bigint; until: number } | undefined;
  private failures = 0;
  private notBefore = Number.NEGATIVE_INFINITY;
  private inFlight = false;
  private stopped = false;
  /** Grows with every reset: answers to questions of an earlier chain are dropped. */
  private era = 0;
  private cancelTimer = () => {};
  private readonly endVisibility: () => void;

  constructor(private readonly options: ReaderOptions) {
    this.endVisibility = options.visibility.onChange(() => this.schedule());
  }

  watch<T>(read: Read<T>, freshness: Freshness, listener: (reading: Reading<T>) => void): () => void {
    const slot = this.slotOf(read);
    // One key is one question, so the slot's readings are of this read's type.
    const unwatch = slot.watch(freshness, listener as (reading: Reading<unknown>) => void);
    listener(slot.reading as Reading<T>);
    this.schedule();
    return () => {
      unwatch();
      this.schedule();
    };
  }

  peek<T>(read: Read<T>): Reading<T> {
    return (this.slots.get(read.key)?.reading ?? { state: 'reading' }) as Reading<T>;
  }

  async readOnce<const R extends readonly Read<unknown>[]>(reads: R, from?: Transport): Promise<Snapshot<R>> {
    const opened = await this.ask(reads, from ?? this.options.transport);
    const values = reads.map((read) => {
      const outcome = opened.outcomeOf(read);
      if (!outcome.ok) throw outcome.error;
      return outcome.value;
    });
    return {
      values: values as Snapshot<R>['values'],
      block: opened.block,
      blockTime: opened.blockTime,
    };
  }

  refresh(atLeastBlock?: bigint): void {
    const now = this.options.clock.now();
    if (atLeastBlock !== undefined && atLeastBlock > this.newestBlock)
      this.floor = { block: atLeastBlock, until: now + receiptPatienceMs };
    for (const slot of this.slots.values()) slot.expire();
    // A limit that the node set with a time is kept even when the user asks.
    const { current } = this.keeper;
    const limited = 'error' in current && current.error.data.retryAfterMs !== undefined;
    if (!limited) this.notBefore = Number.NEGATIVE_INFINITY;
    this.schedule();
  }

  chainTime(): ChainTimeMark | undefined {
    return this.time.current;
  }

  status(): ReaderStatus {
    return this.keeper.current;
  }

  onStatus(listener: (status: ReaderStatus) => void): () => void {
    return this.keeper.subscribe(listener);
  }

  reset(): void {
    this.era += 1;
    this.newestBlock = 0n;
    this.floor = undefined;
    this.notBefore = Number.NEGATIVE_INFINITY;
    this.time.reset();
    for (const [key, slot] of this.slots) {
      if (slot.watched) slot.forget();
      else this.slots.delete(key);
    }
    this.schedule();
  }

  stop(): void {
    this.stopped = true;
    this.cancelTimer();
    this.endVisibility();
  }

  private slotOf(read: Read<unknown>): ReadSlot {
    const found = this.slots.get(read.key);
    if (found !== undefined) return found;
    if (this.slots.size >= keptSlots) {
      for (const [key, slot] of this.slots) if (!slot.watched) this.slots.delete(key);
    }
    const slot = new ReadSlot(read);
    this.slots.set(read.key, slot);
    return slot;
  }

  /** Sets the one timer to the moment at which something is due; none when hidden, stopped or idle. */
  private schedule(): void {
    this.cancelTimer();
    this.cancelTimer = () => {};
    const { clock, visibility } = this.options;
    if (this.stopped || this.inFlight || !visibility.visible()) return;
    let due = Number.POSITIVE_INFINITY;
    for (const slot of this.slots.values()) if (slot.watched) due = Math.min(due, slot.dueAt);
    if (due === Number.POSITIVE_INFINITY) return;
    // Even what is due at once waits for the end of the tick: the other readers of the same screen join in.
    const delay = Math.max(0, Math.max(due, this.notBefore) - clock.now());
    this.cancelTimer = clock.after(delay, () => void this.run());
  }

  private async run(): Promise<void> {
    const { clock, transport } = this.options;
    const askedAt = clock.now();
    const due = [...this.slots.values()].filter(
      (slot) => slot.watched && slot.dueAt <= askedAt + rideAlongMs,
    );
    if (due.length === 0) return this.schedule();
    const { era } = this;
    this.inFlight = true;
    for (const slot of due) slot.asking();
    try {
      const opened = await this.ask(
        due.map((slot) => slot.read),
        transport,
      );
      if (era === this.era && !this.stopped) this.deliver(due, opened, askedAt);
    } catch (thrown) {
      if (era === this.era && !this.stopped) this.miss(due, thrown);
    } finally {
      this.inFlight = false;
      this.schedule();
    }
  }

  private deliver(due: readonly ReadSlot[], opened: OpenedAggregate, askedAt: number): void {
    const now = this.options.clock.now();
    this.failures = 0;
    this.notBefore = Number.NEGATIVE_INFINITY;
    if (opened.block > this.newestBlock) this.newestBlock = opened.block;
    if (this.floor !== undefined && opened.block >= this.floor.block) this.floor = undefined;
    for (const slot of due) slot.take(opened, askedAt);
    this.time.saw(opened.block, opened.blockTime, now);
    this.keeper.answered(opened.block, opened.blockTime, now);
    for (const slot of due) slot.tell();
  }

  private miss(due: readonly ReadSlot[], thrown: unknown): void {
    // Anything else than a ChainError is a defect of a decoder; the page stays alive and says that the answer was bad.
    const error = isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer');
    const now = this.options.clock.now();
    this.failures += 1;
    this.notBefore = now + retryDelayMs(error, this.failures);
    this.keeper.failed(error, now, this.notBefore);
    for (const slot of due) if (slot.missed(error)) slot.tell();
  }

  /** Asks one aggregate and believes only an answer of the right chain that is recent enough. */
  private async ask(reads: readonly Read<unknown>[], transport: Transport): Promise<OpenedAggregate> {
    const { clock, deployment } = this.options;
    const aggregate = aggregateOf(reads, deployment.contracts.multicall);
    let floor = this.newestBlock - lagBlocks;
    if (this.floor !== undefined && clock.now() < this.floor.until && this.floor.block > floor)
      floor = this.floor.block;
    const openAndJudge = (answer: unknown): OpenedAggregate => {
      const opened = aggregate.open(answer);
      const { chainId = deployment.chainId, block } = opened;
      if (chainId !== deployment.chainId)
        throw new ChainError('rpc.wrongChain', { chainId, wantedChainId: deployment.chainId });
      if (block < floor) throw new ChainError('rpc.lagging');
      return opened;
    };
    const judged = new Map<unknown, OpenedAggregate>();
    const answer = await transport(aggregate.request, (candidate) => {
      try {
        judged.set(candidate, openAndJudge(candidate));
        return undefined;
      } catch (thrown) {
        return isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer');
      }
    });
    // Chains in the page do not know of judges; their answer is judged here.
    return judged.get(answer) ?? openAndJudge(answer);
  }
}

/**
 * Starts the product's reader.
 *
 * @example
 * const reader = createReader({ deployment, transport: pool.request, clock, visibility });
 * const unwatch = reader.watch(luckyPool(deployment), 'live', (reading) => show(reading));
 */
export function createReader(options: ReaderOptions): Reader {
  return new ScheduledReader(options);
}
