import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argon2Hasher } from '../src/server/argon2Hasher.ts';
import { makeKeyDocuments } from '../src/server/bindingKeyFiles.ts';
import { openPostgres } from '../src/sql/openPostgres.ts';
import { type BuiltProgram, buildProgram } from './builtProgram.ts';
import { type PageOver, pageOver } from './pageOver.ts';
import { clientHeader, type Proxy, startProxy } from './proxy.ts';
import { type RunningProcess, startProcess } from './serverProcess.ts';
import { origin, signer } from './suite/standIns.ts';

const ascending = (all: readonly Response[]) =>
  all.map(({ status }) => status).sort((one, other) => one - other);

/** Two processes of the server over one PostgreSQL, behind a proxy that sends requests to one after the other. */
export function replicaTests(database: (name: string) => Promise<string>): void {
  describe('two replicas behind a proxy, over one PostgreSQL', () => {
    const folder = mkdtempSync(join(tmpdir(), 'amswap-replicas-'));
    const { privatePem, publicKey } = makeKeyDocuments();
    let program: BuiltProgram;
    let url: string;
    let replicas: RunningProcess[] = [];
    let proxy: Proxy;
    let page: PageOver;
    let direct: readonly PageOver[];

    const start = () =>
      startProcess(program, {
        ACCOUNTS_ORIGINS: origin,
        ACCOUNTS_CHAIN_IDS: '31337',
        ACCOUNTS_CONTACT: 'help@swap.test.example',
        ACCOUNTS_KEY_FILES: join(folder, 'key.pem'),
        ACCOUNTS_TRUSTED_PROXIES: '127.0.0.1',
        ACCOUNTS_DATABASE_URL: url,
      });

    beforeAll(async () => {
      writeFileSync(join(folder, 'key.pem'), privatePem);
      program = await buildProgram(fileURLToPath(new URL('../src/server/main.ts', import.meta.url)));
      url = await database('replicas');
      // At once, on an empty database: one of them makes the tables.
      replicas = await Promise.all([start(), start()]);
      proxy = await startProxy(() => replicas.map((replica) => replica.url));
      page = pageOver(proxy.url, publicKey);
      direct = replicas.map((replica) => pageOver(replica.url, publicKey));
      const store = await openPostgres(url, 1);
      const passwordHash = await argon2Hasher.hash('right');
      for (const name of ['shared', 'raced', 'guessed'])
        await store.createAccount({ key: name, name, passwordHash, createdAt: 0, disabledAt: undefined });
      await store.close();
    });
    afterAll(async () => {
      proxy.stop();
      for (const { child } of replicas) child.kill('SIGKILL');
      await Promise.all(replicas.map(({ ended }) => ended));
      for (const made of [program.folder, folder]) rmSync(made, { recursive: true, force: true });
    });

    it('are one service: each request of a journey reaches another one', async () => {
      const who = signer(400);
      const token = await page.tokenOf(who);
      const bound = await page.post('/api/bindings', await page.sealed(who, 'shared', 'right'), token);
      expect(bound.status).toBe(201);
      const path = `/api/bindings/${who.address}`;
      for (const each of direct) expect((await each.get(path, token)).status).toBe(200);
      expect(replicas.every(({ log }) => log().includes('"event":"request"'))).toBe(true);
    });

    it('take a nonce once between them', async () => {
      const once = await page.signed(signer(401));
      const answers = await Promise.all(direct.map((each) => each.post('/api/session', once)));
      expect(ascending(answers)).toEqual([201, 401]);
    });

    it('make one binding of two that come at once', async () => {
      const rivals = await Promise.all(
        direct.map(async (each, i) => {
          const who = signer(402 + i);
          return { each, token: await page.tokenOf(who), body: await page.sealed(who, 'raced', 'right') };
        }),
      );
      const answers = await Promise.all(
        rivals.map(({ each, body, token }) => each.post('/api/bindings', body, token)),
      );
      expect(ascending(answers)).toEqual([201, 409]);
    });

    it('count the tries of a network together, whatever the client says of itself, and lock nobody else out', async () => {
      const who = signer(404);
      const token = await page.tokenOf(who);
      const guess = async (client: string, password = 'wrong') =>
        page.post('/api/bindings', await page.sealed(who, 'guessed', password), token, {
          [clientHeader]: client,
          'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 200)}`,
        });
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) statuses.push((await guess('198.51.100.1')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const refused = await guess('198.51.100.1', 'right');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
      expect((await guess('198.51.100.2', 'right')).status).toBe(201);
    });

    it('go on with one when the other is killed, which comes back to everything that was acknowledged', async () => {
      const who = signer(405);
      const token = await page.tokenOf(who);
      const [killed] = replicas;
      killed?.child.kill('SIGKILL');
      await killed?.ended;
      const path = `/api/bindings/${signer(400).address}`;
      for (let i = 0; i < 2; i++) expect((await page.get(path, token)).status).toBe(403);
      const back = await start();
      replicas = [back, ...replicas.slice(1)];
      expect((await fetch(`${back.url}/api/ready`)).status).toBe(200);
      const own = await pageOver(back.url, publicKey).get(`/api/bindings/${who.address}`, token);
      expect(own.status).toBe(404);
    });

    it('say so when the database fails, and nothing of what they were asked for', async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('drop table nonces');
      await client.end();
      const who = signer(406);
      const answer = await page.post('/api/session/nonce', { wallet: who.address, purpose: 'signIn' });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      const said = replicas.map(({ log }) => log()).join('');
      expect(said).toContain('"defect":"StoreFailed: the database failed: 42P01"');
      expect(said.toLowerCase()).not.toContain(who.address.slice(2).toLowerCase());
    });
  });
}
