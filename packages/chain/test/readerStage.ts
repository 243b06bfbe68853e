import { createManualClock, type ManualClock } from '@amswap/testing';
import { readOf } from '../src/reads/answer.ts';
import type { Read } from '../src/reads/Read.ts';
import { createReader, type Reader, type ReaderOptions, type Visibility } from '../src/rpc/reader.ts';
import type { Reading } from '../src/rpc/readSlot.ts';
import { FakeChain, testAddress, testDeployment, word } from './fakeChain.ts';

/** Where the figures of these tests stand. */
export const contract = testAddress(0xabc);

/** A figure of the contract: the chain answers figure `index` with `index`. */
export const figure = (index: number): Read<bigint> =>
  readOf(contract, `0x0000000${index}`, (data) => BigInt(data));

/** A page that a test hides and shows. */
export class TestVisibility implements Visibility {
  private readonly listeners = new Set<() => void>();
  private shown = true;
  visible = () => this.shown;
  onChange = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  set(shown: boolean) {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}

/** The value that was read last, or the state where none is known. */
export function valueOf(readings: readonly Reading<bigint>[]) {
  const last = readings.at(-1);
  return last?.state === 'known' ? last.fact.value : last?.state;
}

/** A reader over a chain that answers ten figures, with a clock that a test moves. */
export interface ReaderStage {
  readonly chain: FakeChain;
  readonly clock: ManualClock;
  readonly visibility: TestVisibility;
  readonly reader: Reader;
  /** Starts another reader over the same chain. */
  start(more?: Partial<ReaderOptions>): Reader;
  /** Watches and gives back the list that readings are pushed to. */
  watched(
    read: Read<bigint>,
    freshness?: Parameters<Reader['watch']>[1],
  ): { readonly readings: readonly Reading<bigint>[]; readonly unwatch: () => void };
}

/** Sets a stage. Its reader is to be stopped. */
export function readerStage(): ReaderStage {
  const chain = new FakeChain();
  const clock = createManualClock();
  const visibility = new TestVisibility();
  for (let i = 0; i < 10; i++) chain.answer(contract, `0x0000000${i}`, word(i));
  const start = (more: Partial<ReaderOptions> = {}) =>
    createReader({ deployment: testDeployment, transport: chain.request, clock, visibility, ...more });
  const reader = start();
  return {
    chain,
    clock,
    visibility,
    reader,
    start,
    watched(read, freshness = 'live') {
      const readings: Reading<bigint>[] = [];
      const unwatch = reader.watch(read, freshness, (reading) => readings.push(reading));
      return { readings, unwatch };
    },
  };
}
