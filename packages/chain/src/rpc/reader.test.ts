import { chainNow } from '@amswap/values';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress, word } from '../../test/fakeChain.ts';
import { contract, figure, valueOf, readerStage, type ReaderStage } from '../../test/readerStage.ts';
import { readOf } from '../reads/answer.ts';
import type { Transport } from './Transport.ts';

let chain: ReaderStage['chain'];
let clock: ReaderStage['clock'];
let visibility: ReaderStage['visibility'];
let reader: ReaderStage['reader'];
let start: ReaderStage['start'];
let watched: ReaderStage['watched'];

beforeEach(() => {
  ({ chain, clock, visibility, reader, start, watched } = readerStage());
});

afterEach(() => reader.stop());

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
    const transport: Transport = async (request) => {
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return chain.request(request);
    };
    const slow = start({ transport });
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
