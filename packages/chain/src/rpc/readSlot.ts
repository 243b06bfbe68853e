import { type Fact, newerFact } from '@amswap/values';
import type { ChainError } from '../errors/ChainError.ts';
import type { Read } from '../reads/Read.ts';
import type { OpenedAggregate } from './aggregate.ts';
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
export class ReadSlot {
  reading: Reading<unknown> = { state: 'reading' };
  /** Device time of the last question that was answered, milliseconds; undefined before one. */
  private askedAt: number | undefined;
  /** Whether the answer held is not good enough any more, however young it is. */
  private expired = false;
  private raw: string | undefined;
  private readonly watchers = new Map<symbol, { freshness: Freshness; listener: Listener }>();

  constructor(readonly read: Read<unknown>) {}

  get watched(): boolean {
    return this.watchers.size > 0;
  }

  watch(freshness: Freshness, listener: Listener): () => void {
    const id = Symbol(freshness);
    this.watchers.set(id, { freshness, listener });
    return () => this.watchers.delete(id);
  }

  /** When the read has to be asked again (device time): the most impatient watcher decides. */
  get dueAt(): number {
    if (this.expired || this.askedAt === undefined) return Number.NEGATIVE_INFINITY;
    return this.askedAt + this.interval;
  }

  private get interval(): number {
    // A read that failed is tried again even if its value would never change.
    let interval = this.reading.state === 'failed' ? freshnessMs.slow : Number.POSITIVE_INFINITY;
    for (const { freshness } of this.watchers.values()) interval = Math.min(interval, freshnessMs[freshness]);
    return interval;
  }

  /** Makes the read due now, unless it never changes. */
  expire(): void {
    if (this.interval < Number.POSITIVE_INFINITY) this.expired = true;
  }

  /** Notes that the question is on its way: what expires from now on has to be asked once more. */
  asking(): void {
    this.expired = false;
  }

  /** Back to before the first answer. */
  forget(): void {
    this.askedAt = undefined;
    this.raw = undefined;
    this.reading = { state: 'reading' };
    this.tell();
  }

  get fact(): Fact<unknown> | undefined {
    if (this.reading.state === 'known') return this.reading.fact;
    return this.reading.state === 'failed' ? this.reading.held : undefined;
  }

  /** Takes its share of an answer; an older block than the one held is passed over. */
  take(opened: OpenedAggregate, askedAt: number): void {
    this.askedAt = askedAt;
    const held = this.fact;
    if (held !== undefined && held.block > opened.block) return;
    const { block, blockTime } = opened;
    const raw = opened.rawOf(this.read);
    if (held !== undefined && raw === this.raw) {
      // The same object for the same bytes: whoever draws it can see that nothing changed.
      this.reading = { state: 'known', fact: { value: held.value, block, blockTime } };
      return;
    }
    const outcome = opened.outcomeOf(this.read);
    if (!outcome.ok) {
      this.reading = { state: 'failed', error: outcome.error, held };
      return;
    }
    this.raw = raw;
    const fact = newerFact(held, { value: outcome.value, block, blockTime });
    this.reading = { state: 'known', fact };
  }

  /** Notes that no node answered. What is known stays; what never was known has failed. */
  missed(error: ChainError): boolean {
    this.expired = true;
    if (this.reading.state === 'known') return false;
    this.reading = { state: 'failed', error, held: this.fact };
    return true;
  }

  tell(): void {
    for (const { listener } of [...this.watchers.values()]) listener(this.reading);
  }
}
