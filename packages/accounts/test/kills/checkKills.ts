import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { openStore } from '../../src/server/openStore.ts';
import { faultPoints } from './faultPoints.ts';
import { type Acknowledged, ada, binding, nonce, session, wallet } from './journey.ts';

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

/**
 * Whether a fact stands that one acknowledged step made and a later one takes back: it must, it must not, or either while the step
 * that would take it back, or make it, was under way.
 */
function checkStands(
  stands: boolean,
  done: readonly string[],
  [made, takenBack]: readonly [Acknowledged, Acknowledged | undefined],
  underWay: readonly string[],
  point: string,
): void {
  const hasMade = done.includes(made);
  const hasTakenBack = takenBack !== undefined && done.includes(takenBack);
  if (underWay.some((write) => point.endsWith(`_${write}`))) return;
  expect(stands, `${made} at ${point}`).toBe(hasMade && !hasTakenBack);
}

/** Everything acknowledged is there, and nothing is there in part. */
async function checkFound(store: AccountsStore, done: readonly string[], point: string): Promise<void> {
  const has = (step: Acknowledged): boolean => done.includes(step);
  const account = await store.account(ada.key);
  checkStands(account !== undefined, done, ['account created', undefined], ['createAccount'], point);
  if (account !== undefined) {
    const { passwordHash, disabledAt, ...rest } = account;
    expect(rest).toEqual({ key: ada.key, name: ada.name, createdAt: ada.createdAt });
    if (has('password set')) expect(passwordHash).toBe('second');
    else expect(['first', 'second']).toContain(passwordHash);
    if (has('account opened')) expect(disabledAt).toBeUndefined();
  }
  const kept = await store.session(session.tokenHash);
  checkStands(kept !== undefined, done, ['signed in', 'signed out'], ['putSession', 'removeSession'], point);
  if (kept !== undefined) expect(kept).toEqual(session);
  const found = await store.binding(wallet);
  const bound = (has('bound') && !has('unbound')) || has('bound again');
  if (!/_(bind|unbind)$/.test(point)) expect(found !== undefined).toBe(bound);
  if (found !== undefined) expect(found).toEqual({ ...binding, name: ada.name });
  const given = await store.takeNonce(nonce.nonce);
  checkStands(given !== undefined, done, ['nonce given', 'nonce taken'], ['putNonce', 'takeNonce'], point);
  expect(await store.takeNonce(nonce.nonce)).toBeUndefined();
  if (has('try counted') && !has('tries cleared') && !point.endsWith('clearTries'))
    expect((await store.countTry('ada', session.createdAt, 60_000)).count).toBe(3);
}

/** After whatever happened, one can go on. */
async function checkUsable(store: AccountsStore): Promise<void> {
  await store.createAccount(ada);
  await store.setDisabled(ada.key, undefined);
  expect(['bound', 'walletIsBound']).toContain(await store.bind(binding));
  expect((await store.binding(wallet))?.name).toBe(ada.name);
  expect(await store.unbind(wallet)).toBe(true);
}

/** Ends a process by SIGKILL before and after each write that there is, and looks at what is left. */
export function checkKills(name: string, makeDatabase: (point: string) => Promise<Database>): void {
  describe(`kill -9 over ${name}`, () => {
    it.each(faultPoints)('%s loses nothing that was acknowledged', async (point) => {
      const database = await makeDatabase(point.toLowerCase());
      const { signal, done } = await killedAt(point, database);
      expect(signal).toBe('SIGKILL');
      const store = await openStore(database);
      await checkFound(store, done, point);
      await checkUsable(store);
      await store.close();
    });
  });
}
