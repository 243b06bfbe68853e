import type { DeploymentProblem } from '@amswap/chain';
import { describe, expect, it } from 'vitest';
import type { ChainState } from './ChainState.ts';
import { checkStateOf, createDeploymentCheck } from './deploymentCheck.ts';

const wrongChain: DeploymentProblem = { field: 'chainId', problem: 'wrongChain' };
const noCode: DeploymentProblem = { field: 'contracts.x', problem: 'noCode' };
const differs: DeploymentProblem = { field: 'contracts.main', problem: 'codeDiffers' };
const silent: DeploymentProblem = { field: 'contracts.acb', problem: 'noAnswer' };

describe('what the chain says to the config', () => {
  it.each([
    [[], { kind: 'fine' }],
    [[silent], { kind: 'unknown' }],
    [[differs, silent], { kind: 'differs', problems: [differs] }],
    [[differs, noCode, wrongChain], { kind: 'unusable', problems: [noCode, wrongChain] }],
  ])('%j', (problems, state) => {
    expect(checkStateOf(problems)).toEqual(state);
  });

  it('is asked once, and again only while nobody answered', async () => {
    const answers: (readonly DeploymentProblem[] | Error)[] = [new Error('no node'), [silent], [differs]];
    const failures: unknown[] = [];
    let asked = 0;
    let told = 0;
    const check = createDeploymentCheck({
      chain: () => ({ state: 'configured', tour: undefined }) as ChainState,
      verify: async () => {
        const answer = answers[asked++];
        if (answer === undefined || answer instanceof Error) throw answer;
        return answer;
      },
      failed: (error) => failures.push(error),
    });
    check.follow(() => (told += 1));
    await Promise.all([check.ask(), check.ask()]);
    expect([asked, failures.length, told, check.read().kind]).toEqual([1, 1, 0, 'unknown']);
    await check.ask();
    expect(await check.ask()).toEqual({ kind: 'differs', problems: [differs] });
    await check.ask();
    expect([asked, told]).toEqual([3, 2]);
  });

  it('is not asked of the tour, nor before there is a chain', async () => {
    for (const state of [{ state: 'starting' }, { state: 'configured', tour: {} }]) {
      const check = createDeploymentCheck({
        chain: () => state as ChainState,
        verify: () => Promise.reject(new Error('asked')),
        failed: (error) => {
          throw error;
        },
      });
      expect(await check.ask()).toEqual({ kind: 'unknown' });
    }
  });
});
