import type { ChainTimeMark, Clock } from '@amswap/values';
import type { Deployment } from '../deployment/Deployment.ts';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { Read } from '../reads/Read.ts';
import { type OpenedAggregate } from './aggregate.ts';
import type { AnswerMemory, KeptAnswer } from './answerMemory.ts';
import { askAggregate } from './askAggregate.ts';
import { chainTimeTrack } from './chainTimeTrack.ts';
import type { Freshness } from './freshness.ts';
import type { Reading, ReadSlot } from './readSlot.ts';
import { readSlots } from './readSlots.ts';
import { type ReaderStatus, statusKeeper } from './readerStatus.ts';
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
  /** What an earlier visit was answered: shown, with its age, while no node has answered this one. */
  readonly memory?: AnswerMemory;
}

/** Values of several reads, all of one block. */
export interface Snapshot<R extends readonly Read<unknown>[]> {
  readonly values: { readonly [K in keyof R]: R[K] extends Read<infer T> ? T : never };
  readonly block: bigint;
  /** Timestamp of the block, unix seconds. */
  readonly blockTime: bigint;
}

/**
 * Reads the chain for the whole product: one scheduler, one request a refresh, one block for everything on the
 * screen. Errors: none, save where said: failures are readings.
 */
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
  /** The answers of everything watched, by the read's key, to be kept for a later visit. */
  answers(): ReadonlyMap<string, KeptAnswer>;
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
/** How long an own receipt's block is waited for before older answers are taken again. */
const receiptPatienceMs = 15_000;

/**
 * Starts the product's reader. Errors: none.
 *
 * @example
 * const reader = createReader({ deployment, transport: pool.request, clock, visibility });
 * const unwatch = reader.watch(luckyPool(deployment), 'live', (reading) => show(reading));
 */
export function createReader({ deployment, transport, clock, visibility, memory }: ReaderOptions): Reader {
  const slots = readSlots(memory);
  const keeper = statusKeeper();
  const time = chainTimeTrack();
  let newestBlock = 0n;
  let floor: { readonly block: bigint; readonly until: number } | undefined;
  let failures = 0;
  let notBefore = Number.NEGATIVE_INFINITY;
  let inFlight = false;
  let stopped = false;
  /** Grows with every reset: answers to questions of an earlier chain are dropped. */
  let era = 0;
  let cancelTimer = () => {};

  const ask = (reads: readonly Read<unknown>[], from: Transport): Promise<OpenedAggregate> =>
    askAggregate(reads, from, deployment, {
      newest: newestBlock,
      atLeast: floor !== undefined && clock.now() < floor.until ? floor.block : 0n,
    });

  /** Sets the one timer to the moment at which something is due; none when hidden, stopped or idle. */
  const schedule = () => {
    cancelTimer();
    if (stopped || inFlight || !visibility.visible()) return;
    const due = Math.min(...slots.watched().map((slot) => slot.dueAt()));
    if (due === Number.POSITIVE_INFINITY) return;
    // Even what is due at once waits for the end of the tick: the other readers of the same screen join in.
    cancelTimer = clock.after(Math.max(0, Math.max(due, notBefore) - clock.now()), () => void run());
  };

  const run = async () => {
    const askedAt = clock.now();
    const due = slots.watched().filter((slot) => slot.dueAt() <= askedAt + rideAlongMs);
    if (due.length === 0) return schedule();
    const began = era;
    inFlight = true;
    for (const slot of due) slot.asking();
    try {
      const opened = await ask(
        due.map((slot) => slot.read),
        transport,
      );
      if (began === era && !stopped) deliver(due, opened, askedAt);
    } catch (thrown) {
      if (began === era && !stopped) miss(due, thrown);
    } finally {
      inFlight = false;
      schedule();
    }
  };

  const deliver = (due: readonly ReadSlot[], opened: OpenedAggregate, askedAt: number) => {
    const { block, blockTime } = opened;
    const now = clock.now();
    // Time by what an earlier visit kept ends with the first answer of this one.
    if (newestBlock === 0n) time.reset();
    failures = 0;
    notBefore = Number.NEGATIVE_INFINITY;
    if (block > newestBlock) newestBlock = block;
    if (floor !== undefined && block >= floor.block) floor = undefined;
    for (const slot of due) slot.take(opened, askedAt);
    time.saw(block, blockTime, now);
    keeper.answered(block, blockTime, now);
    for (const slot of due) slot.tell();
  };

  /** Device time of the oldest figure that an earlier visit kept and that is shown; sets chain time by them as well. */
  const recalledSince = (): number | undefined => {
    const kept = slots.watched().flatMap((slot) => slot.recalled() ?? []);
    for (const { block, blockTime, readAt } of kept) time.saw(block, blockTime, readAt);
    return kept.length === 0 ? undefined : Math.min(...kept.map(({ readAt }) => readAt));
  };

  const miss = (due: readonly ReadSlot[], thrown: unknown) => {
    // Anything else than a ChainError is a defect of a decoder; the page stays alive and says that the answer was bad.
    const error = isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer');
    const now = clock.now();
    failures += 1;
    notBefore = now + retryDelayMs(error, failures);
    const changed = due.filter((slot) => slot.missed(error));
    keeper.failed(error, now, notBefore, recalledSince());
    for (const slot of changed) slot.tell();
  };

  const endVisibility = visibility.onChange(schedule);

  return {
    watch(read, freshness, listener) {
      const slot = slots.of(read);
      // One key is one question, so the slot's readings are of this read's type.
      const unwatch = slot.watch(freshness, listener as (reading: Reading<unknown>) => void);
      (listener as (reading: Reading<unknown>) => void)(slot.reading());
      schedule();
      return () => {
        unwatch();
        schedule();
      };
    },
    peek: <T>(read: Read<T>) => (slots.held(read)?.reading() ?? { state: 'reading' }) as Reading<T>,
    async readOnce<const R extends readonly Read<unknown>[]>(reads: R, from = transport) {
      const opened = await ask(reads, from);
      const values = reads.map((read) => {
        const outcome = opened.outcomeOf(read);
        if (!outcome.ok) throw outcome.error;
        return outcome.value;
      });
      const { block, blockTime } = opened;
      return { values: values as Snapshot<R>['values'], block, blockTime };
    },
    refresh(atLeastBlock = 0n) {
      if (atLeastBlock > newestBlock) floor = { block: atLeastBlock, until: clock.now() + receiptPatienceMs };
      for (const slot of slots.all()) slot.expire();
      // A limit that the node set with a time is kept even when the user asks.
      const status = keeper.current();
      if (!('error' in status) || status.error.data.retryAfterMs === undefined)
        notBefore = Number.NEGATIVE_INFINITY;
      schedule();
    },
    answers() {
      const answered = slots.watched().map((slot) => [slot.read.key, slot.kept()] as const);
      return new Map(answered.flatMap(([key, kept]) => (kept === undefined ? [] : [[key, kept] as const])));
    },
    chainTime: time.mark,
    status: keeper.current,
    onStatus: keeper.subscribe,
    reset() {
      era += 1;
      newestBlock = 0n;
      floor = undefined;
      notBefore = Number.NEGATIVE_INFINITY;
      time.reset();
      for (const slot of slots.all()) slot.forget();
      schedule();
    },
    stop() {
      stopped = true;
      cancelTimer();
      endVisibility();
    },
  };
}
