import { type Hex, zeroAddress } from '@amswap/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceTransaction, hashOf } from './advanceTransaction.ts';
import { isFinal, type MinedAt, type TransactionEvent, type TransactionState } from './TransactionState.ts';

const hash = (digit: number): Hex => `0x${String(digit).repeat(64)}`;
const at = fc.integer({ min: 0, max: 9 });
const anyHash = fc.constantFrom(hash(1), hash(2), hash(3));
const minedAt: fc.Arbitrary<MinedAt> = fc.record({
  block: at,
  blockHash: anyHash,
  fee: fc.constantFrom('1', undefined),
});
const anyEvent: fc.Arbitrary<TransactionEvent> = fc.oneof(
  fc.record({ kind: fc.constant('prompted' as const), at }),
  fc.record({ kind: fc.constant('refused' as const), error: fc.constant('wallet.refused' as const) }),
  fc.record({ kind: fc.constant('submitted' as const), hash: anyHash, nonce: at, at }),
  fc.record({ kind: fc.constant('batched' as const), batchId: fc.constantFrom('a', 'b'), at }),
  fc.record({ kind: fc.constant('seen' as const), hash: anyHash, nonce: at, at }),
  fc.record({
    kind: fc.constant('mined' as const),
    hash: anyHash,
    mined: minedAt,
    success: fc.boolean(),
    depth: at,
  }),
  fc.record({
    kind: fc.constant('displaced' as const),
    by: anyHash,
    mined: minedAt,
    same: fc.boolean(),
    success: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('misdirected' as const),
    hash: anyHash,
    by: fc.constant(zeroAddress),
    mined: minedAt,
  }),
  fc.record({ kind: fc.constant('reorganised' as const), blockHash: anyHash, at }),
  fc.record({ kind: fc.constant('lost' as const), at }),
);
const needed = fc.integer({ min: 1, max: 4 });
const planned: TransactionState = { kind: 'planned' };

/** Every state on the way, the first one included. */
function walk(
  events: readonly TransactionEvent[],
  depth: number,
  from: TransactionState = planned,
): TransactionState[] {
  const states = [from];
  for (const event of events) states.push(advanceTransaction(states.at(-1) ?? from, event, depth));
  return states;
}

const expectOverRandomOrders = (check: (events: TransactionEvent[], depth: number) => void) =>
  fc.assert(fc.property(fc.array(anyEvent, { maxLength: 14 }), needed, check), { numRuns: 2_000 });

describe('whatever happens, in any order', () => {
  it('a final state stays', () =>
    expectOverRandomOrders((events, depth) => {
      const states = walk(events, depth);
      const end = states.findIndex(isFinal);
      expect(states.slice(end === -1 ? states.length : end).every((state) => state === states[end])).toBe(
        true,
      );
    }));

  it('what was sent never looks unsent again', () =>
    expectOverRandomOrders((events, depth) => {
      const states = walk(events, depth);
      const sent = states.findIndex((state) => hashOf(state) !== undefined);
      const since = sent === -1 ? [] : states.slice(sent);
      expect(since.every((state) => hashOf(state) !== undefined)).toBe(true);
    }));

  it('success needs a block in which it succeeded', () =>
    expectOverRandomOrders((events, depth) => {
      const last = walk(events, depth).at(-1);
      if (last?.kind === 'confirmed') {
        expect(
          events.some((e) => e.kind === 'mined' && e.success && e.hash === last.hash && e.depth >= depth),
        ).toBe(true);
      }
      if (last?.kind === 'replaced') {
        expect(events.some((e) => e.kind === 'displaced' && e.same && e.success && e.by === last.by)).toBe(
          true,
        );
      }
    }));

  it('an event that comes twice is one event', () =>
    expectOverRandomOrders((events, depth) => {
      const twice = events.flatMap((event) => [event, event]);
      expect(walk(twice, depth).at(-1)).toEqual(walk(events, depth).at(-1));
    }));

  it('changes nothing in the state it was given', () =>
    expectOverRandomOrders((events, depth) => {
      const frozen = walk(events, depth).map((state) => JSON.stringify(state));
      expect(walk(events, depth).map((state) => JSON.stringify(state))).toEqual(frozen);
    }));

  it('ends confirmed once it is deep enough, whatever the network thought in between', () => {
    const noise = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('seen' as const),
          hash: fc.constant(hash(1)),
          nonce: fc.constant(7),
          at,
        }),
        fc.record({ kind: fc.constant('lost' as const), at }),
        fc.record({ kind: fc.constant('reorganised' as const), blockHash: anyHash, at }),
        fc.record({
          kind: fc.constant('mined' as const),
          hash: fc.constant(hash(1)),
          mined: minedAt,
          success: fc.constant(true),
          depth: fc.constant(0),
        }),
      ),
    );
    fc.assert(
      fc.property(noise, needed, minedAt, (events, depth, mined) => {
        const sent: TransactionEvent = { kind: 'submitted', hash: hash(1), at: 0 };
        const deep: TransactionEvent = { kind: 'mined', hash: hash(1), mined, success: true, depth };
        expect(walk([sent, ...events, deep, ...events], depth).at(-1)?.kind).toBe('confirmed');
      }),
    );
  });
});

describe('single steps', () => {
  const mined: MinedAt = { block: 5, blockHash: hash(9), fee: undefined };
  const submitted: TransactionState = { kind: 'submitted', hash: hash(1), nonce: 7, since: 0 };

  it('B34 a faster copy of it means done; an empty one means cancelled', () => {
    const displaced = { kind: 'displaced', by: hash(2), mined, success: true } as const;
    expect(advanceTransaction(submitted, { ...displaced, same: true }, 1)).toMatchObject({
      kind: 'replaced',
      by: hash(2),
    });
    expect(advanceTransaction(submitted, { ...displaced, same: false }, 1)).toMatchObject({
      kind: 'cancelled',
      by: hash(2),
    });
    expect(advanceTransaction(submitted, { ...displaced, same: true, success: false }, 1)).toMatchObject({
      kind: 'reverted',
      hash: hash(2),
    });
  });

  it('a dropped one that is mined after all goes on', () => {
    const dropped = advanceTransaction(submitted, { kind: 'lost', at: 9 }, 1);
    expect(dropped.kind).toBe('dropped');
    expect(
      advanceTransaction(dropped, { kind: 'mined', hash: hash(1), mined, success: true, depth: 1 }, 1).kind,
    ).toBe('confirmed');
  });

  it('a block that went away takes the transaction back to waiting', () => {
    const confirming = advanceTransaction(
      submitted,
      { kind: 'mined', hash: hash(1), mined, success: true, depth: 1 },
      3,
    );
    expect(confirming.kind).toBe('confirming');
    expect(
      advanceTransaction(confirming, { kind: 'reorganised', blockHash: hash(9), at: 9 }, 3),
    ).toMatchObject({ kind: 'submitted', nonce: 7 });
  });
});
