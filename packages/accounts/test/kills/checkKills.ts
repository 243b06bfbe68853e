import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryHolder } from '../../src/inPage/StateHolder.ts';
import { createPageStore } from '../../src/inPage/pageStore.ts';
import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { openStore } from '../../src/server/openStore.ts';
import { type BuiltProgram, buildProgram } from '../builtProgram.ts';
import { faultPoints, withFault } from './faultPoints.ts';
import { ada, binding, journey, nonce, now, session, wallet, windowMs } from './journey.ts';

type Database = Parameters<typeof openStore>[0];

/** What a run acknowledged before it ended. */
type Done = readonly string[];

/** Runs the journey in a process that ends itself at a point. */
function killedAt(program: BuiltProgram, point: string, { databaseUrl, databaseFile }: Database) {
  return new Promise<{ readonly signal: string | null; readonly done: Done }>((resolve, reject) => {
    const child = spawn(process.execPath, [program.file, point, databaseUrl ?? '', databaseFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (_, signal) => resolve({ signal, done: output.split('\n').filter(Boolean) }));
  });
}

class Ended extends Error {}

/** Runs the same journey up to the same point in memory: what stands then is what has to be found. */
async function expectedAt(point: string): Promise<{ readonly store: AccountsStore; readonly done: Done }> {
  const store = createPageStore(memoryHolder());
  const done: string[] = [];
  const end = () => {
    throw new Ended();
  };
  await expect(journey(withFault(store, point, end), (step) => done.push(step))).rejects.toThrow(Ended);
  return { store, done };
}

/** Everything that the journey touches, as a store gives it. Uses the nonce up and counts one try more. */
const foundIn = async (store: AccountsStore) => ({
  account: await store.account(ada.key),
  accounts: await store.listAccounts('', 10),
  session: await store.session(session.tokenHash),
  binding: await store.binding(wallet),
  nonce: await store.takeNonce(nonce.nonce),
  nonceAgain: await store.takeNonce(nonce.nonce),
  tries: await store.countTry('ada', now, windowMs),
  spareTries: await store.countTry('spare', now, windowMs),
});

/** After whatever happened, one can go on. */
async function checkUsable(store: AccountsStore): Promise<void> {
  await store.createAccount(ada);
  await store.setDisabled(ada.key, undefined);
  expect(['bound', 'walletIsBound']).toContain(await store.bind(binding));
  expect((await store.binding(wallet))?.name).toBe(ada.name);
  expect(await store.unbind(wallet)).toBe(true);
}

/**
 * Ends a process by SIGKILL before and after each write that there is. Before it, nothing of the write may be there; after it,
 * also before anybody was told, all of it must.
 */
export function checkKills(name: string, makeDatabase: (point: string) => Promise<Database>): void {
  describe(`kill -9 over ${name}`, () => {
    let program: BuiltProgram;
    beforeAll(async () => {
      program = await buildProgram(fileURLToPath(new URL('killedProcess.ts', import.meta.url)));
    });
    afterAll(() => rmSync(program.folder, { recursive: true, force: true }));

    it.each(faultPoints)('%s leaves just what was written', async (point) => {
      const database = await makeDatabase(point.toLowerCase());
      const { signal, done } = await killedAt(program, point, database);
      expect(signal).toBe('SIGKILL');
      const expected = await expectedAt(point);
      expect(done).toEqual(expected.done);
      const store = await openStore(database);
      expect(await foundIn(store)).toEqual(await foundIn(expected.store));
      await checkUsable(store);
      await store.close();
    });
  });
}
