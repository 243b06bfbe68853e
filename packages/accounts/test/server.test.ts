import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { clientNetwork, trustedProxies } from '../src/server/clientNetwork.ts';
import { contractCallOver } from '../src/server/contractCalls.ts';
import { makeKeyDocuments } from '../src/server/bindingKeyFiles.ts';
import { nodeClock } from '../src/server/nodeClock.ts';
import { readServerConfig } from '../src/server/serverConfig.ts';
import { openSqlite } from '../src/sql/openSqlite.ts';
import { argon2Hasher } from '../src/server/argon2Hasher.ts';
import { sealBinding } from '../src/schema/index.ts';
import { messageFor, origin, signer } from './suite/standIns.ts';

const folder = mkdtempSync(join(tmpdir(), 'amswap-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));

interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that it has written to its log. */
  readonly log: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the server as an operator does, and resolves when it listens. */
function start(environment: Readonly<Record<string, string>>): Promise<Running> {
  const env = { ...process.env, ACCOUNTS_PORT: '0', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      const port = /"event":"listening".*"port":(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve({ url: `http://127.0.0.1:${port}`, child, log: () => text, ended });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}

const settings = (): Record<string, string> => ({
  ACCOUNTS_ORIGINS: origin,
  ACCOUNTS_CHAIN_IDS: '31337',
  ACCOUNTS_CONTACT: 'help@swap.test.example',
  ACCOUNTS_KEY_FILES: join(folder, 'key.pem'),
  ACCOUNTS_DATABASE_FILE: join(folder, 'data', 'server.db'),
  ACCOUNTS_TRUSTED_PROXIES: '127.0.0.1',
});

const post = (url: string, body: unknown, token?: string, more: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...more,
    },
    body: JSON.stringify(body),
  });

describe('the server', () => {
  it('serves a binding from end to end, logs no secret, and ends without losing an answer', async () => {
    const { privatePem, publicKey } = makeKeyDocuments();
    writeFileSync(join(folder, 'key.pem'), privatePem);
    const server = await start(settings());
    const { url } = server;
    const store = await openSqlite(join(folder, 'data', 'server.db'));
    const passwordHash = await argon2Hasher.hash('s3cret-word');
    await store.createAccount({ key: 'ada', name: 'Ada', passwordHash, createdAt: 0, disabledAt: undefined });

    const who = signer(1);
    const nonceOf = async (purpose: string) =>
      (await post(`${url}/api/session/nonce`, { wallet: who.address, purpose })).json() as Promise<{
        nonce: string;
        issuedAt: string;
        expiresAt: string;
      }>;
    const message = messageFor(who.address, await nonceOf('signIn'));
    const signature = await who.sign(message);
    const session = await post(`${url}/api/session`, { message, signature });
    expect(session.headers.get('access-control-allow-origin')).toBe(origin);
    const { token } = (await session.json()) as { token: string };
    const sealedWith = async (password: string) => {
      const { nonce, issuedAt: time } = await nonceOf('bind');
      return sealBinding(publicKey, { account: 'ada', password, wallet: who.address, nonce, time });
    };
    // What a proxy says of where its client is from counts; what the client wrote in front of that does not.
    const from = (client: string) => ({ 'x-forwarded-for': `203.0.113.${Math.random()}, ${client}` });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await post(`${url}/api/bindings`, await sealedWith('wrong'), token, from('198.51.100.1'))).status,
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    const sealed = await sealedWith('s3cret-word');
    const last = post(`${url}/api/bindings`, sealed, token, from('198.51.100.2'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    server.child.kill('SIGTERM');
    expect((await last).status).toBe(201);
    expect((await fetch(`${url}/api/ready`)).status).toBe(503);
    expect(await server.ended).toBe(0);
    expect((await store.binding(who.address))?.name).toBe('Ada');
    await store.close();

    const lines = server
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string });
    expect(lines.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['listening', 'request', 'stopping', 'stopped']),
    );
    // A request's id is random hex, in which the letters of a name can stand by chance.
    const said = server
      .log()
      .replaceAll(/"id":"[0-9a-f]+"/g, '')
      .toLowerCase();
    for (const secret of ['s3cret-word', token, signature, sealed.sealed, who.address, 'ada'])
      expect(said).not.toContain(secret.toLowerCase());
  });

  it('lets no page of another origin read an answer, and refuses a preflight of its', async () => {
    const server = await start(settings());
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${server.url}/api/bindings`, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const read = await fetch(`${server.url}/api/service`, { headers });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    server.child.kill('SIGTERM');
    await server.ended;
  });

  it('says what is missing in its environment', async () => {
    await expect(start({ ...settings(), ACCOUNTS_ORIGINS: '' })).rejects.toThrow(
      'ACCOUNTS_ORIGINS must be set',
    );
  });
});

describe('readServerConfig', () => {
  it.each([
    ['ACCOUNTS_ORIGINS', 'https://swap.test.example/'],
    ['ACCOUNTS_ORIGINS', 'swap.test.example'],
    ['ACCOUNTS_CHAIN_IDS', '0x38'],
    ['ACCOUNTS_CONTACT', ''],
    ['ACCOUNTS_CONTACT', 'x'.repeat(201)],
    ['ACCOUNTS_PORT', '70000'],
    ['ACCOUNTS_NODES', 'https://node.example'],
    ['ACCOUNTS_NODES', '56=ftp://node.example'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readServerConfig({ ...settings(), [name]: value })).toThrow(name);
  });

  it('reads lists, and nodes by chain', () => {
    const { rules, nodes, port } = readServerConfig({
      ...settings(),
      ACCOUNTS_ORIGINS: ' https://a.example , https://b.example',
      ACCOUNTS_NODES: '56=https://node.example/?a=b',
    });
    expect(rules.origins).toEqual(['https://a.example', 'https://b.example']);
    expect(nodes.get(56)).toBe('https://node.example/?a=b');
    expect(port).toBe(8787);
  });
});

describe('clientNetwork', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '::1']);
  it.each<[string, string | null, string]>([
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['10.0.0.1', null, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', null, '2001:db8:0:0::/64'],
    ['2001:0db8:0:0:ffff::', null, '2001:db8:0:0::/64'],
  ])('%s said to be for %s is %s', (peer, forwarded, network) => {
    expect(clientNetwork(peer, forwarded, trusted)).toBe(network);
  });

  it('refuses a proxy that is no address', () => {
    expect(() => trustedProxies(['proxy.example'])).toThrow('proxy.example is no address');
  });
});

describe('contractCallOver', () => {
  const call = { to: signer(1).address, data: '0x1626ba7e' } as const;
  const asked = async (answer: string, status = 200): Promise<string> => {
    const node = createServer((_, response) => {
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {});
      response.end(answer);
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as { port: number };
    return contractCallOver(`http://127.0.0.1:${port}`, nodeClock)(call).finally(() => node.close());
  };

  it('gives the answer, and nothing for a revert', async () => {
    expect(await asked('{"jsonrpc":"2.0","id":1,"result":"0x12"}')).toBe('0x12');
    expect(await asked('{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}')).toBe(
      '0x',
    );
  });

  it.each([
    ['an answer without end', `{"result":"0x${'0'.repeat(10_000)}"}`, 200],
    ['no JSON', '<html>', 200],
    ['another error', '{"error":{"code":-32005}}', 200],
    ['a redirection', '', 302],
  ])('rejects at %s', async (_, answer, status) => {
    await expect(asked(answer, status)).rejects.toThrow();
  });
});
