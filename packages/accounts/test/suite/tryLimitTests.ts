import { expect, it } from 'vitest';
import { pageHasher } from '../../src/inPage/pageHasher.ts';
import type { Suite } from './accountsSuite.ts';
import {
  countingHasher,
  makeAccount,
  type OpenedService,
  signer,
  suiteClock,
  tokenOf,
  tryBind,
} from './standIns.ts';

const right = 'the right one';
const home = { network: '198.51.100.1' };
const elsewhere = { network: '203.0.113.7' };
const quarter = 15 * 60_000;

const signedIn = async (service: OpenedService, number: number) => {
  const who = signer(number);
  return { ...who, token: await tokenOf(service, who) };
};

/** Tries are counted by account and network together. */
export function tryLimitTests({ serve, store, restart }: Suite): void {
  it('ends after five wrong ones, through a restart, for this network and account alone, until the window is over', async () => {
    await makeAccount(store(), 'guessed', right);
    await makeAccount(store(), 'unguessed', right);
    let service = await serve();
    const who = await signedIn(service, 200);
    for (let i = 0; i < 5; i++)
      expect((await tryBind(service, who, i % 2 ? 'GUESSED' : 'guessed', `wrong ${i}`, home)).status).toBe(
        401,
      );
    suiteClock.pass(60_000);
    const refused = await tryBind(service, who, 'guessed', right, home);
    expect(refused.code).toBe('binding.tooManyTries');
    expect(refused.headers.get('retry-after')).toBe(String((quarter - 60_000) / 1000));
    await restart();
    service = await serve();
    expect((await tryBind(service, who, 'guessed', right, home)).status).toBe(429);
    const owner = await signedIn(service, 201);
    expect((await tryBind(service, owner, 'unguessed', right, home)).status).toBe(201);
    const stranger = await signedIn(service, 202);
    expect((await tryBind(service, stranger, 'guessed', right, elsewhere)).status).toBe(201);
    await store().unbind(stranger.address);
    suiteClock.pass(quarter - 60_000);
    const later = await signedIn(service, 200);
    expect((await tryBind(service, later, 'guessed', right, home)).status).toBe(201);
  });

  it('counts an account that is not there, or is closed, as one that is, in each window anew', async () => {
    await makeAccount(store(), 'shut', right);
    await store().setDisabled('shut', suiteClock.now());
    const service = await serve();
    for (let window = 0; window < 2; window++) {
      const who = await signedIn(service, 203);
      for (const name of ['no such', 'shut']) {
        const statuses: number[] = [];
        for (let i = 0; i < 6; i++) statuses.push((await tryBind(service, who, name, right, home)).status);
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      }
      suiteClock.pass(quarter);
    }
  });

  it('looks at no more than five passwords when many come at once', async () => {
    await makeAccount(store(), 'stormed', right);
    const { hasher, counts } = countingHasher();
    const service = await serve({ hasher });
    const who = await signedIn(service, 204);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => tryBind(service, who, 'stormed', `wrong ${i}`, home)),
    );
    expect(counts.verified).toBe(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('forgets them at the right password', async () => {
    await makeAccount(store(), 'slips', right);
    const service = await serve();
    const who = await signedIn(service, 205);
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++)
        expect((await tryBind(service, who, 'slips', 'wrong', home)).status).toBe(401);
      expect((await tryBind(service, who, 'slips', right, home)).status).toBe(201);
      await store().unbind(who.address);
    }
  });

  it('takes on no more passwords than it can, says when to come again, and does not count those', async () => {
    await makeAccount(store(), 'crowded', right);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hasher = {
      hash: pageHasher.hash,
      verify: async (hash: string, password: string) => {
        await held;
        return pageHasher.verify(hash, password);
      },
    };
    const service = await serve({ hasher, rules: { passwordsAtOnce: 1, passwordsWaiting: 1, tries: 6 } });
    const who = await signedIn(service, 206);
    const settled: number[] = [];
    const attempts = Array.from({ length: 6 }, async () => {
      const answer = await tryBind(service, who, 'crowded', 'wrong', home);
      settled.push(answer.status);
      // One is being checked and one waits: the other four have been sent away.
      if (settled.length === 4) release();
      return answer;
    });
    const answers = await Promise.all(attempts);
    expect(settled).toEqual([503, 503, 503, 503, 401, 401]);
    const busy = answers.find(({ code }) => code === 'service.busy');
    expect(busy?.headers.get('retry-after')).toBe('2');
    const later: number[] = [];
    for (let i = 0; i < 5; i++) later.push((await tryBind(service, who, 'crowded', 'wrong', home)).status);
    expect(later).toEqual([401, 401, 401, 401, 429]);
  });
}
