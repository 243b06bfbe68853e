import type { Hex } from '@amswap/values';
import { Account, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCodeHash } from '../src/state/emptyCode.ts';
import { EvmState } from '../src/state/evmState.ts';
import { type StateChanges, WorldState } from '../src/state/worldState.ts';

const addresses = [1, 2, 3].map((digit): Hex => `0x${String(digit).repeat(40)}`);
const slots = [1, 2, 3].map((digit): Hex => `0x${String(digit).padStart(64, '0')}`);
const address = fc.constantFrom(...addresses);
const slot = fc.constantFrom(...slots);
const value = fc.constantFrom(undefined, '0x01', '0x02', '0xff00').map((one) => one as Hex | undefined);

/** The state as a plain map from what is asked to what is answered: the model everything is held against. */
type Model = ReadonlyMap<string, string | bigint>;

function readAll(world: WorldState, epoch: number): Model {
  const seen = new Map<string, string | bigint>();
  for (const at of addresses) {
    const account = world.account(at, epoch);
    if (account !== undefined) seen.set(at, account.balance);
    for (const key of slots) {
      const held = world.slot(at, key, epoch);
      if (held !== undefined) seen.set(`${at}${key}`, held);
    }
  }
  return seen;
}

function applied(model: Model, changes: StateChanges): Model {
  const next = new Map(model);
  for (const [at, account] of changes.accounts) {
    if (account === undefined) next.delete(at);
    else next.set(at, account.balance);
  }
  for (const [at, key, held] of changes.slots) {
    if (held === undefined) next.delete(`${at}${key}`);
    else next.set(`${at}${key}`, held);
  }
  return next;
}

const changes: fc.Arbitrary<StateChanges> = fc.record({
  accounts: fc.uniqueArray(
    fc
      .tuple(address, fc.option(fc.bigInt(0n, 5n), { nil: undefined }))
      .map(
        ([at, balance]) =>
          [at, balance === undefined ? undefined : { nonce: 0n, balance, codeHash: emptyCodeHash }] as const,
      ),
    { selector: ([at]) => at, maxLength: 3 },
  ),
  slots: fc.uniqueArray(fc.tuple(address, slot, value), { selector: ([at, key]) => at + key, maxLength: 5 }),
  codes: fc.constant([]),
});

const step = fc.oneof(
  { weight: 6, arbitrary: changes.map((made) => ({ kind: 'apply', made }) as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'snapshot' } as const) },
  { weight: 1, arbitrary: fc.nat(3).map((at) => ({ kind: 'revert', at }) as const) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 4 }).map((keep) => ({ kind: 'prune', keep }) as const) },
);

describe('the state of versions', () => {
  test('is the model at every epoch that is kept, through snapshots, going back and pruning', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = new WorldState();
        let models: Model[] = [new Map()];
        let snapshots: number[] = [];
        let floor = 0;
        for (const next of steps) {
          if (next.kind === 'apply') {
            const before = models.at(-1) ?? new Map();
            const undo = world.apply(next.made);
            models.push(applied(before, next.made));
            expect(applied(applied(before, next.made), undo)).toEqual(before);
          } else if (next.kind === 'snapshot') {
            snapshots.push(world.epoch);
            world.pin(world.epoch);
          } else if (next.kind === 'revert') {
            const epoch = snapshots[next.at];
            if (epoch === undefined) continue;
            world.rollback(epoch);
            for (const pinned of snapshots.slice(next.at)) world.unpin(pinned);
            snapshots = snapshots.slice(0, next.at);
            models = models.slice(0, epoch + 1);
            floor = Math.min(floor, epoch);
          } else {
            const asked = Math.max(0, world.epoch - next.keep);
            world.prune(asked);
            floor = Math.max(floor, asked);
          }
          for (const epoch of [...snapshots, ...models.keys()]) {
            if (epoch < floor && !snapshots.includes(epoch)) continue;
            expect(readAll(world, epoch), `epoch ${epoch}`).toEqual(models[epoch]);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('keeps no more versions than its history and its keys need', () => {
    const world = new WorldState();
    for (let block = 0; block < 1000; block++) {
      world.apply({
        accounts: addresses.map((at) => [at, { nonce: 0n, balance: BigInt(block), codeHash: emptyCodeHash }]),
        slots: [],
        codes: [],
      });
      world.prune(block - 10);
    }
    expect(world.versionCount()).toBeLessThanOrEqual(addresses.length * 13);
  });
});

const evmStep = fc.oneof(
  fc.tuple(address, slot, value).map(([at, key, held]) => ({ kind: 'store', at, key, held }) as const),
  fc.tuple(address, fc.bigInt(0n, 5n)).map(([at, balance]) => ({ kind: 'balance', at, balance }) as const),
  address.map((at) => ({ kind: 'delete', at }) as const),
  fc.constantFrom('checkpoint', 'commit', 'revert').map((kind) => ({ kind }) as const),
);

describe('the state as the EVM writes it', () => {
  test('is the model through checkpoints, and its changes lead the world there', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.array(evmStep, { maxLength: 40 }), async (first, steps) => {
        const world = new WorldState();
        world.apply(first);
        const state = new EvmState(world);
        state.begin(world.epoch);
        let model = new Map(applied(new Map(), first));
        const stack: Map<string, string | bigint>[] = [];
        for (const next of steps) {
          if (next.kind === 'store') {
            const bytes = next.held === undefined ? new Uint8Array(0) : hexToBytes(next.held);
            await state.putStorage(createAddressFromString(next.at), hexToBytes(next.key), bytes);
            const held = next.held?.replace(/^0x0*(?=..)/, '0x');
            if (held === undefined) model.delete(next.at + next.key);
            else model.set(next.at + next.key, held.length % 2 === 0 ? held : `0x0${held.slice(2)}`);
          } else if (next.kind === 'balance') {
            await state.putAccount(createAddressFromString(next.at), new Account(0n, next.balance));
            model.set(next.at, next.balance);
          } else if (next.kind === 'delete') {
            await state.deleteAccount(createAddressFromString(next.at));
            for (const key of [...model.keys()]) if (key.startsWith(next.at)) model.delete(key);
          } else if (next.kind === 'checkpoint') {
            await state.checkpoint();
            stack.push(new Map(model));
          } else if (stack.length > 0) {
            const before = stack.pop();
            await (next.kind === 'commit' ? state.commit() : state.revert());
            if (next.kind === 'revert' && before !== undefined) model = before;
          }
        }
        world.apply(state.changes());
        expect(readAll(world, world.epoch)).toEqual(model);
      }),
      { numRuns: 300 },
    );
  });
});
