import { chainNow } from '@amswap/values';
import { createManualClock, type ManualClock } from '@amswap/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeChain, testAddress, testDeployment, word } from '../../test/fakeChain.ts';
import { ChainError } from '../errors/ChainError.ts';
import { readOf } from '../reads/answer.ts';
import type { Read } from '../reads/Read.ts';
import { createReader, type Reader, type Visibility } from './reader.ts';
import type { ReaderStatus } from './readerStatus.ts';
import type { Reading } from './readSlot.ts';

const contract = testAddress(0xabc);
const figure = (index: number): Read<bigint> => readOf(contract, `0x0000000${index}`, (data) => BigInt(data));

class TestVisibility implements Visibility {
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

let chain: FakeChain;
let clock: ManualClock;
let visibility: TestVisibility;
let reader: Reader;

const start = (transport = chain.request) =>
  createReader({ deployment: testDeployment, transport, clock: clock, visibility });

beforeEach(() => {
  chain = new FakeChain();
  clock = createManualClock();
  visibility = new TestVisibility();
  reader = start();
  for (let i = 0; i < 10; i++) chain.answer(contract, `0x0000000${i}`, word(i));
});

afterEach(() => reader.stop());

/** Watches and gives back the list that readings are pushed to. */
const watched = (read: Read<bigint>, freshness: Parameters<Reader['watch']>[1] = 'live') => {
  const readings: Reading<bigint>[] = [];
  const unwatch = reader.watch(read, freshness, (reading) => readings.push(reading));
  return { readings, unwatch };
};
const valueOf = (readings: readonly Reading<bigint>[]) => {
  const last = readings.at(-1);
  return last?.state === 'known' ? last.fact.value : last?.state;
};

describe('gathering', () => {
  it('asks everything that a tick mounts in one request, each question once', async () => {
    const lists = Array.from({ length: 10 }, (_, i) => watched(figure(i)).readings);
    watched(figure(3));
    await clock.advance(0);
    expect(chain.requests).toHaveLength(1);
    expect(chain.callsOf(chain.requests[0])).toBe(3 + 10);
    expect(lists.map(valueOf)).toEqual([0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n]);
  });

  it('gives every figure the block and the time of its request', async () => {
    const { readings } = watched(figure(1));
    await clock.advance(0);
    expect(readings).toEqual([
      { state: 'reading' },
      { state: 'known', fact: { value: 1n, block: 100n, blockTime: 1_767_225_600n } },
    ]);
  });

  it('fails one read alone', async () => {
    chain.answer(contract, '0x00000002', { reverts: '0x' });
    const bad = watched(figure(2)).readings;
    const empty = watched(readOf(testAddress(5), '0x00000009', BigInt)).readings;
    const good = watched(figure(1)).readings;
    await clock.advance(0);
    expect(bad.at(-1)).toMatchObject({ state: 'failed', error: { code: 'contract.silent' } });
    expect(empty.at(-1)).toMatchObject({ state: 'failed', error: { code: 'deployment.codeDiffers' } });
    expect(valueOf(good)).toBe(1n);
    expect(reader.status().state).toBe('live');
  });

  it('keeps the same value object while the bytes stay the same', async () => {
    const read = readOf(contract, '0x00000001', (data) => ({ data }));
    const values: unknown[] = [];
    reader.watch(read, 'live', (reading) => {
      if (reading.state === 'known') values.push(reading.fact.value);
    });
    await clock.advance(0);
    chain.block += 1n;
    await clock.advance(3_000);
    chain.answer(contract, '0x00000001', word(7));
    await clock.advance(3_000);
    expect(values).toHaveLength(3);
    expect(values[1]).toBe(values[0]);
    expect(values[2]).not.toBe(values[1]);
  });
});

describe('pace', () => {
  it('asks at most 20 times in an idle minute, and not at all when hidden', async () => {
    watched(figure(1), 'live');
    watched(figure(2), 'slow');
    watched(figure(3), 'static');
    await clock.advance(59_999);
    expect(chain.requests).toHaveLength(20);
    visibility.set(false);
    await clock.advance(600_000);
    expect(chain.requests).toHaveLength(20);
    expect(clock.waiting).toBe(0);
    visibility.set(true);
    await clock.advance(0);
    expect(chain.requests).toHaveLength(21);
  });

  it('asks what is static once, what is slow by the minute', async () => {
    watched(figure(1), 'live');
    watched(figure(2), 'slow');
    watched(figure(3), 'static');
    await clock.advance(120_000);
    const counts = chain.requests.map((request) => chain.callsOf(request) - 3);
    expect(counts[0]).toBe(3);
    expect(counts.filter((count) => count === 2)).toHaveLength(2);
    expect(counts.filter((count) => count === 3)).toHaveLength(1);
  });

  it('stops when nobody watches, and shows the last figure at once on coming back', async () => {
    const first = watched(figure(1));
    await clock.advance(0);
    first.unwatch();
    await clock.advance(60_000);
    expect(chain.requests).toHaveLength(1);
    expect(clock.waiting).toBe(0);
    expect(valueOf(watched(figure(1)).readings)).toBe(1n);
    await clock.advance(0);
    expect(chain.requests).toHaveLength(2);
  });

  it('asks one time more after an own receipt', async () => {
    const { readings } = watched(figure(1));
    await clock.advance(1_000);
    chain.block = 101n;
    chain.answer(contract, '0x00000001', word(11));
    reader.refresh(101n);
    await clock.advance(0);
    expect(chain.requests).toHaveLength(2);
    expect(valueOf(readings)).toBe(11n);
  });

  it('a refresh during a request asks again afterwards', async () => {
    let answerNow = () => {};
    const slow = start(async (request) => {
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return chain.request(request);
    });
    slow.watch(figure(1), 'live', () => {});
    await clock.advance(0);
    slow.refresh();
    answerNow();
    await clock.settle();
    await clock.advance(0);
    answerNow();
    await clock.settle();
    expect(chain.requests).toHaveLength(2);
    slow.stop();
  });
});

describe('blocks', () => {
  it('B19 does not take an answer older than the own receipt, and asks again within seconds', async () => {
    const { readings } = watched(figure(1));
    await clock.advance(0);
    reader.refresh(105n);
    await clock.advance(0);
    expect(reader.status().state).toBe('lagging');
    expect(valueOf(readings)).toBe(1n);
    chain.block = 105n;
    chain.answer(contract, '0x00000001', word(12));
    await clock.advance(3_000);
    expect(valueOf(readings)).toBe(12n);
    expect(reader.status().state).toBe('live');
  });

  it('gives up waiting for a receipt that was reorganised away', async () => {
    watched(figure(1));
    await clock.advance(0);
    reader.refresh(105n);
    await clock.advance(10_000);
    expect(reader.status().state).toBe('lagging');
    await clock.advance(10_000);
    expect(reader.status().state).toBe('live');
  });

  it('never lets an older block overwrite a newer one', async () => {
    const { readings } = watched(figure(1));
    await clock.advance(0);
    chain.block = 98n;
    chain.answer(contract, '0x00000001', word(8));
    await clock.advance(3_000);
    expect(valueOf(readings)).toBe(1n);
    chain.block = 50n;
    await clock.advance(3_000);
    expect(reader.status().state).toBe('lagging');
    expect(valueOf(readings)).toBe(1n);
  });

  it('takes lower blocks after a reset, and forgets the answers on their way', async () => {
    const { readings } = watched(figure(1));
    await clock.advance(0);
    chain.block = 2n;
    chain.answer(contract, '0x00000001', word(3));
    reader.reset();
    expect(valueOf(readings)).toBe('reading');
    await clock.advance(0);
    expect(valueOf(readings)).toBe(3n);
  });

  it('refuses a node of another chain', async () => {
    chain.chainId = 1n;
    const { readings } = watched(figure(1));
    await clock.advance(0);
    expect(readings.at(-1)).toMatchObject({
      state: 'failed',
      error: { code: 'rpc.wrongChain', data: { chainId: 1, wantedChainId: 56 } },
    });
  });

  it('believes a multicall contract that cannot tell its chain', async () => {
    chain.tellsChain = false;
    const { readings } = watched(figure(1));
    await clock.advance(0);
    expect(valueOf(readings)).toBe(1n);
  });

  it('keeps chain time by blocks, whatever the device says', async () => {
    watched(figure(1));
    await clock.advance(0);
    await clock.advance(2_000);
    const mark = reader.chainTime();
    expect(mark && chainNow(mark, clock.now())).toBe(1_767_225_602_000);
  });
});

describe('trouble', () => {
  const statuses: ReaderStatus[] = [];
  beforeEach(() => {
    statuses.length = 0;
    reader.onStatus((status) => statuses.push(status));
  });

  it('B61 tells one outage once in two minutes of failures, then recovers by itself', async () => {
    const { readings } = watched(figure(1));
    await clock.advance(0);
    chain.failure = new ChainError('rpc.unreachable');
    await clock.advance(120_000);
    const outages = new Set(statuses.flatMap((s) => (s.state === 'down' ? [s.outage] : [])));
    expect(outages.size).toBe(1);
    expect(valueOf(readings)).toBe(1n);
    expect(chain.requests.length).toBeLessThan(10);
    chain.failure = undefined;
    await clock.advance(60_000);
    expect(reader.status().state).toBe('live');
  });

  it('B33 a node that is down at the start fails visibly, and is found again without a reload', async () => {
    chain.failure = new ChainError('rpc.unreachable');
    const { readings } = watched(figure(1));
    await clock.advance(0);
    expect(readings.at(-1)).toMatchObject({ state: 'failed', error: { code: 'rpc.unreachable' } });
    chain.failure = undefined;
    await clock.advance(5_000);
    expect(valueOf(readings)).toBe(1n);
  });

  it('one failure with figures on the screen is no outage yet', async () => {
    watched(figure(1));
    await clock.advance(0);
    chain.failure = new ChainError('rpc.unreachable');
    await clock.advance(3_000);
    expect(reader.status().state).toBe('stale');
    chain.failure = undefined;
    await clock.advance(3_000);
    expect(statuses.map(({ state }) => state)).toEqual(['live', 'stale', 'live']);
  });

  it('B31 keeps to the time that a limit names, even when the user asks again', async () => {
    watched(figure(1));
    await clock.advance(0);
    chain.failure = new ChainError('rpc.rateLimited', { retryAfterMs: 30_000 });
    await clock.advance(3_000);
    expect(chain.requests).toHaveLength(2);
    reader.refresh();
    await clock.advance(29_999);
    expect(chain.requests).toHaveLength(2);
    await clock.advance(1);
    expect(chain.requests).toHaveLength(3);
  });

  it('B31 slows down under a limit without a time', async () => {
    chain.failure = new ChainError('rpc.rateLimited');
    watched(figure(1));
    await clock.advance(60_000);
    expect(chain.requests.length).toBeLessThanOrEqual(5);
  });

  it('a failure that relapses within half a minute is the same outage', async () => {
    watched(figure(1));
    await clock.advance(0);
    for (let round = 0; round < 3; round++) {
      chain.failure = new ChainError('rpc.unreachable');
      await clock.advance(12_000);
      chain.failure = undefined;
      await clock.advance(15_000);
    }
    const outages = new Set(statuses.flatMap((s) => (s.state === 'down' ? [s.outage] : [])));
    expect(outages.size).toBe(1);
  });

  it('an answer that is no aggregate is a bad answer, not a crash', async () => {
    for (const answer of ['0x', '0x12', '<html>', null, {}, 7]) {
      const odd = start(async () => answer);
      const readings: Reading<bigint>[] = [];
      odd.watch(figure(1), 'live', (reading) => readings.push(reading));
      await clock.advance(0);
      const code = answer === '0x' ? 'deployment.codeDiffers' : 'rpc.badAnswer';
      expect(readings.at(-1)).toMatchObject({ state: 'failed', error: { code } });
      odd.stop();
    }
  });
});

describe('what an earlier visit kept', () => {
  const hour = 3_600_000;
  const keptAnswer = () => ({
    raw: `true,${word(7)}`,
    block: 900n,
    blockTime: 1_767_225_000n,
    readAt: clock.now() - hour,
  });
  const openWith = (recall: (key: string) => ReturnType<typeof keptAnswer> | undefined) =>
    createReader({
      deployment: testDeployment,
      transport: chain.request,
      clock,
      visibility,
      memory: { recall },
    });

  it('stands in with its age while no node answers, and gives way to the first answer whatever its block', async () => {
    const earlier = openWith((key) => (key === figure(1).key ? keptAnswer() : undefined));
    const readings: Reading<bigint>[] = [];
    earlier.watch(figure(1), 'live', (reading) => readings.push(reading));
    chain.failure = new ChainError('rpc.unreachable');
    const readAt = clock.now() - hour;
    await clock.advance(0);
    expect(readings.at(-1)).toMatchObject({ state: 'failed', held: { value: 7n, block: 900n } });
    expect(earlier.status()).toMatchObject({ state: 'down', since: readAt });
    const mark = earlier.chainTime();
    expect(mark && chainNow(mark, clock.now())).toBe(1_767_225_000_000 + hour);
    expect(earlier.answers().size).toBe(0);

    chain.failure = undefined;
    await clock.advance(60_000);
    expect(valueOf(readings)).toBe(1n);
    expect(earlier.chainTime()?.blockTime).toBe(1_767_225_600n);
    expect(earlier.answers().get(figure(1).key)).toMatchObject({ raw: `true,${word(1)}`, block: 100n });
    earlier.stop();
  });

  it('is not asked for while a node answers, and is nothing where it does not decode', async () => {
    const asked: string[] = [];
    const earlier = openWith((key) => {
      asked.push(key);
      return { ...keptAnswer(), raw: 'true,0x' };
    });
    const readings: Reading<bigint>[] = [];
    earlier.watch(figure(1), 'live', (reading) => readings.push(reading));
    await clock.advance(0);
    expect(asked).toEqual([]);
    earlier.reset();
    chain.failure = new ChainError('rpc.unreachable');
    await clock.advance(0);
    expect(asked).toEqual([figure(1).key]);
    expect(readings.at(-1)).toMatchObject({ state: 'failed', held: undefined });
    earlier.stop();
  });
});

describe('reading once', () => {
  it('gives values of one block and fails with the failing read', async () => {
    const snapshot = await reader.readOnce([figure(1), figure(2)]);
    expect(snapshot).toEqual({ values: [1n, 2n], block: 100n, blockTime: 1_767_225_600n });
    chain.answer(contract, '0x00000002', { reverts: '0xdeadbeef' });
    await expect(reader.readOnce([figure(1), figure(2)])).rejects.toMatchObject({
      code: 'contract.unknownError',
      data: { selector: '0xdeadbeef', revert: '0xdeadbeef' },
    });
  });
});
