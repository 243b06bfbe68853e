import { hashrateMain } from '@amswap/contracts/codec';
import type { Clock } from '@amswap/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Anvil, startAnvil } from '../scripts/startAnvil.ts';
import { shippedStart } from '../scripts/shippedState.ts';
import { stillClock } from '../scripts/stillClock.ts';
import { deployWorld, latestGenesis, startActivity, type World } from '../src/index.ts';
import { view } from './view.ts';

describe('activity', () => {
  let anvil: Anvil;
  let world: World;

  beforeAll(async () => {
    anvil = await startAnvil({ chainId: 31_337, genesisTime: latestGenesis(shippedStart) });
    world = await deployWorld(anvil.provider, { startTime: shippedStart });
  }, 120_000);
  afterAll(() => anvil?.stop());

  const luckyRound = async () => {
    const { encodeLuckyPool, decodeLuckyPool } = hashrateMain;
    return view(anvil.provider, world.contracts.main, encodeLuckyPool(), decodeLuckyPool);
  };
  const options = { clock: stillClock, everyMs: 1_000, seed: 7, onFailure: () => undefined };

  it('synthesises, so that the last input changes', async () => {
    const before = await luckyRound();
    const activity = startActivity(anvil.provider, world, options);
    for (let i = 0; i < 20; i++) await activity.act();
    await anvil.provider.request({ method: 'evm_mine' });
    const after = await luckyRound();
    expect(after.lastInputAt).toBeGreaterThan(before.lastInputAt);
    expect(after.balance).toBeGreaterThan(before.balance);
    activity.stop();
  });

  it('acts by the clock, one act at a time, and stops', async () => {
    let tick = () => undefined as unknown;
    let stopped = false;
    const clock: Clock = {
      ...stillClock,
      every: (_ms, run) => {
        tick = run;
        return () => {
          stopped = true;
        };
      },
    };
    let requests = 0;
    const counted = {
      request: (request: Parameters<typeof anvil.provider.request>[0]) => {
        requests += 1;
        return anvil.provider.request(request);
      },
    };
    const activity = startActivity(counted, world, { ...options, clock });
    tick();
    const once = requests;
    tick();
    expect(once).toBeGreaterThan(0);
    expect(requests).toBe(once);
    activity.stop();
    expect(stopped).toBe(true);
  });

  it('refuses any chain but the local ones', () => {
    expect(() => startActivity(anvil.provider, { ...world, chainId: 56n }, options)).toThrow(RangeError);
  });
});
