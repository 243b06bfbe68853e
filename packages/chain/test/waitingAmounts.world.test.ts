import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machineWaitingAt, mainNames, revenueOf } from '../src/index.ts';
import { type LocalWorld, startLocalWorld } from './localWorld.ts';

let local: LocalWorld;
const member = () => local.world.accounts.member.address;

beforeAll(async () => {
  local = await startLocalWorld();
}, 120_000);
afterAll(() => {
  local.reader.stop();
  local.chain.close();
});

describe('counting on between blocks', () => {
  /** The revenue at a second of the chain's future: nothing but time has passed. */
  const revenueAt = async (second: bigint) => {
    const { deployment, reader, chain } = local;
    await chain.provider.request({ method: 'evm_setNextBlockTimestamp', params: [Number(second)] });
    await chain.provider.request({ method: 'evm_mine', params: [] });
    const { values, blockTime } = await reader.readOnce([revenueOf(deployment, member())]);
    expect(blockTime).toBe(second);
    return values[0];
  };
  let snapshot: unknown;
  beforeEach(async () => {
    snapshot = await local.chain.provider.request({ method: 'evm_snapshot', params: [] });
  });
  afterEach(() => local.chain.provider.request({ method: 'evm_revert', params: [snapshot] }));

  it('equals the contracts to the last unit at every block until a machine is out', async () => {
    const { deployment, reader } = local;
    const first = await reader.readOnce([revenueOf(deployment, member())]);
    const [begun] = first.values;
    let before = begun.waiting.machine;
    for (const passed of [1n, 3n, 60n, 977n, 3_600n, 20_000n]) {
      const second = first.blockTime + passed;
      const there = await revenueAt(second);
      for (const name of mainNames) {
        const { nextOutAt } = begun.of[name];
        expect(nextOutAt === 0n || nextOutAt >= second).toBe(true);
        const estimate = machineWaitingAt(begun.of[name], first.blockTime, second);
        expect(estimate).toBe(there.of[name].waiting.machine);
      }
      expect(there.waiting.machine).toBeGreaterThan(before);
      before = there.waiting.machine;
    }
  });

  it.each(mainNames)('stands still in %s where a machine is out, at what the contract says', async (name) => {
    const { deployment, reader } = local;
    const first = await reader.readOnce([revenueOf(deployment, member())]);
    const revenue = first.values[0].of[name];
    const { nextOutAt } = revenue;
    expect(nextOutAt).toBeGreaterThan(first.blockTime);
    const atTheCap = machineWaitingAt(revenue, first.blockTime, nextOutAt);
    expect(machineWaitingAt(revenue, first.blockTime, nextOutAt - 1n)).toBeLessThan(atTheCap);
    for (const more of [1n, 60n, 86_400n])
      expect(machineWaitingAt(revenue, first.blockTime, nextOutAt + more)).toBe(atTheCap);
    expect((await revenueAt(nextOutAt)).of[name].waiting.machine).toBe(atTheCap);
    // The next reading goes on from there, by the machines that are left.
    const later = await reader.readOnce([revenueOf(deployment, member())]);
    const { nextOutAt: next } = later.values[0].of[name];
    const dayLater = nextOutAt + 86_400n;
    const second = next === 0n || next > dayLater ? dayLater : next;
    const estimate = machineWaitingAt(later.values[0].of[name], later.blockTime, second);
    expect((await revenueAt(second)).of[name].waiting.machine).toBe(estimate);
  });
});
