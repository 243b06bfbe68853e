import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageHasher } from '../../src/inPage/pageHasher.ts';
import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { openStore } from '../../src/server/openStore.ts';
import { openService, signer, tokenOf, tryBind } from '../suite/standIns.ts';
import { faultPoints } from './faultPoints.ts';
import type { Acknowledged } from './journey.ts';

type Database = Parameters<typeof openStore>[0];

const program = fileURLToPath(new URL('killedProcess.ts', import.meta.url));

/** Runs the journey in a process that ends itself at a point, and gives what it acknowledged before. */
function killedAt(point: string, { databaseUrl, databaseFile }: Database) {
  return new Promise<{ readonly signal: string | null; readonly done: readonly string[] }>(
    (resolve, reject) => {
      const args = ['--import', 'tsx', program, point, databaseUrl ?? '', databaseFile];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.once('error', reject);
      child.once('close', (_, signal) => resolve({ signal, done: output.split('\n').filter(Boolean) }));
    },
  );
}

/** What was acknowledged last decides what must be found; what was under way may stand or not, but never in part. */
async function checkFound(store: AccountsStore, has: (done: Acknowledged) => boolean): Promise<void> {
  const account = await store.account('ada');
  if (!has('account created')) {
    if (account !== undefined) expect(await pageHasher.verify(account.passwordHash, 'first')).toBe(true);
    return;
  }
  const second = await pageHasher.verify(account?.passwordHash ?? '', 'second');
  if (has('password set')) expect(second).toBe(true);
  else expect(second || (await pageHasher.verify(account?.passwordHash ?? '', 'first'))).toBe(true);
  if (has('account opened')) expect(account?.disabledAt).toBeUndefined();
  const binding = await store.binding(signer(1).address);
  if (has('bound last')) expect(binding?.name).toBe('ada');
  else if (has('unbound') && !has('swept')) expect(binding).toBeUndefined();
  else if (has('bound') && !has('unbound') && binding !== undefined) expect(binding.name).toBe('ada');
}

/** After whatever happened, the service can be used: one can bind, or is told that one is bound. */
async function checkUsable(store: AccountsStore): Promise<void> {
  await store.createAccount({
    key: 'ada',
    name: 'ada',
    passwordHash: await pageHasher.hash('second'),
    createdAt: 0,
    disabledAt: undefined,
  });
  await store.setPassword('ada', await pageHasher.hash('second'));
  await store.setDisabled('ada', undefined);
  const service = await openService(store, []);
  const who = { ...signer(1), token: await tokenOf(service, signer(1)) };
  const { status } = await tryBind(service, who, 'ada', 'second');
  expect([201, 409]).toContain(status);
  const path = `/api/bindings/${who.address}`;
  expect((await service.ask('GET', path, { token: who.token })).body).toMatchObject({ account: 'ada' });
}

/** Ends a process by SIGKILL before and after each write that there is, and looks at what is left. */
export function checkKills(name: string, makeDatabase: (point: string) => Promise<Database>): void {
  describe(`kill -9 over ${name}`, () => {
    it.each(faultPoints)('%s loses nothing that was acknowledged', async (point) => {
      const database = await makeDatabase(point.toLowerCase());
      const { signal, done } = await killedAt(point, database);
      expect(signal).toBe('SIGKILL');
      const store = await openStore(database);
      await checkFound(store, (wanted) => done.includes(wanted));
      await checkUsable(store);
      await store.close();
    });
  });
}
