import { chainNow } from '@amswap/values';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { word } from '../../test/fakeChain.ts';
import { figure, valueOf, readerStage, type ReaderStage } from '../../test/readerStage.ts';
import { ChainError } from '../errors/ChainError.ts';
import type { ReaderStatus } from './readerStatus.ts';
import type { Reading } from './readSlot.ts';

let chain: ReaderStage['chain'];
let clock: ReaderStage['clock'];
let reader: ReaderStage['reader'];
let start: ReaderStage['start'];
let watched: ReaderStage['watched'];

beforeEach(() => {
  ({ chain, clock, reader, start, watched } = readerStage());
});

afterEach(() => reader.stop());

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
      const odd = start({ transport: async () => answer });
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
    start({ memory: { recall } });

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
