import type { Fact } from '@amswap/values';
import type { ChainError } from '../errors/ChainError.ts';
import type { Read } from '../reads/Read.ts';
import type { OpenedAggregate } from './aggregate.ts';
import { type AnswerMemory, type KeptAnswer, rememberedFact } from './answerMemory.ts';
import { type Freshness, freshnessMs } from './freshness.ts';

/** What is known of a read now. */
export type Reading<T> =
  /** Asked, not answered yet. */
  | { readonly state: 'reading' }
  | { readonly state: 'known'; readonly fact: Fact<T> }
  /** This read failed (a revert, a broken answer, an outage before the first answer); what was known before stays beside. */
  | { readonly state: 'failed'; readonly error: ChainError; readonly held: Fact<T> | undefined };

type Listener = (reading: Reading<unknown>) => void;

/** One question, its last answer, and who watches it. */
export interface ReadSlot {
  readonly read: Read<unknown>;
  reading(): Reading<unknown>;
  isWatched(): boolean;
  /** Returns a function that ends it. */
  watch(freshness: Freshness, listener: Listener): () => void;
  /** When the read has to be asked again (device time): the most impatient watcher decides. */
  dueAt(): number;
  /** Makes the read due now, unless it never changes. */
  expire(): void;
  /** Notes that the question is on its way: what expires from now on has to be asked once more. */
  asking(): void;
  /** Takes its share of an answer; an older block than the one held is passed over. */
  take(opened: OpenedAggregate, askedAt: number): void;
  /** Notes that no node answered; says whether the reading changed. What is known stays; what never was known has failed. */
  missed(error: ChainError): boolean;
  /** The last answer, to be kept for a later visit; undefined before one. */
  kept(): KeptAnswer | undefined;
  /** What an earlier visit kept and stands in now; undefined once a node has answered. */
  recalled(): KeptAnswer | undefined;
  /** Back to before the first answer. */
  forget(): void;
  tell(): void;
}

export function readSlot(read: Read<unknown>, memory?: AnswerMemory): ReadSlot {
  const watchers = new Set<{ readonly freshness: Freshness; readonly listener: Listener }>();
  let reading: Reading<unknown> = { state: 'reading' };
  /** Device time of the last question that was answered, milliseconds; undefined before one. */
  let askedAt: number | undefined;
  /** Whether the answer held is not good enough any more, however young it is. */
  let expired = false;
  let heldRaw: string | undefined;
  let recalled: KeptAnswer | undefined;

  const interval = () => {
    // A read that failed is tried again even if its value would never change.
    let shortest: number = reading.state === 'failed' ? freshnessMs.slow : freshnessMs.static;
    for (const { freshness } of watchers) shortest = Math.min(shortest, freshnessMs[freshness]);
    return shortest;
  };
  const fact = () =>
    reading.state === 'known' ? reading.fact : reading.state === 'failed' ? reading.held : undefined;
  /** What stands in where no node has answered yet. */
  const remembered = (): Fact<unknown> | undefined => {
    const kept = askedAt === undefined ? memory?.recall(read.key) : undefined;
    const held = kept && rememberedFact(read, kept);
    if (held !== undefined) recalled = kept;
    return held;
  };
  const tell = () => {
    for (const { listener } of [...watchers]) listener(reading);
  };

  return {
    read,
    reading: () => reading,
    isWatched: () => watchers.size > 0,
    watch(freshness, listener) {
      const watcher = { freshness, listener };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    dueAt: () => (expired || askedAt === undefined ? Number.NEGATIVE_INFINITY : askedAt + interval()),
    expire() {
      expired ||= interval() < freshnessMs.static;
    },
    asking() {
      expired = false;
    },
    take(opened, asked) {
      // What an earlier visit kept is nothing to hold a first answer against.
      const held = askedAt === undefined ? undefined : fact();
      askedAt = asked;
      recalled = undefined;
      const { block, blockTime } = opened;
      if (held !== undefined && held.block > block) return;
      const raw = opened.rawOf(read);
      if (held !== undefined && raw === heldRaw) {
        // The same object for the same bytes: whoever draws it can see that nothing changed.
        reading = { state: 'known', fact: { value: held.value, block, blockTime } };
        return;
      }
      const outcome = opened.outcomeOf(read);
      if (outcome.ok) {
        heldRaw = raw;
        reading = { state: 'known', fact: { value: outcome.value, block, blockTime } };
      } else reading = { state: 'failed', error: outcome.error, held };
    },
    missed(error) {
      expired = true;
      if (reading.state === 'known') return false;
      reading = { state: 'failed', error, held: fact() ?? remembered() };
      return true;
    },
    kept() {
      if (reading.state !== 'known' || heldRaw === undefined || askedAt === undefined) return undefined;
      const { block, blockTime } = reading.fact;
      return { raw: heldRaw, block, blockTime, readAt: askedAt };
    },
    recalled: () => recalled,
    forget() {
      askedAt = undefined;
      heldRaw = undefined;
      recalled = undefined;
      reading = { state: 'reading' };
      tell();
    },
    tell,
  };
}
