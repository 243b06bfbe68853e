import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@amswap/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientNetwork, trustedProxies } from '../src/server/clientNetwork.ts';
import { contractCallOver } from '../src/server/contractCalls.ts';
import { makeKeyDocuments, readBindingKeys } from '../src/server/bindingKeyFiles.ts';
import { nodeClock } from '../src/server/nodeClock.ts';
import { openStore } from '../src/server/openStore.ts';
import { readServerConfig } from '../src/server/serverConfig.ts';
import { startServer } from '../src/server/startServer.ts';
import { openSqlite } from '../src/sql/openSqlite.ts';
import { argon2Hasher } from '../src/server/argon2Hasher.ts';
import { type BuiltProgram, buildProgram } from './builtProgram.ts';
import { pageOver } from './pageOver.ts';
import { startProcess } from './serverProcess.ts';
import { origin, signer } from './suite/standIns.ts';

const folder = mkdtempSync(join(tmpdir(), 'amswap-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let program: BuiltProgram;
beforeAll(async () => {
  program = await buildProgram(fileURLToPath(new URL('../src/server/main.ts', import.meta.url)));
});
afterAll(() => rmSync(program.folder, { recursive: true, force: true }));
const start = (environment: Readonly<Record<string, string>>) => startProcess(program, environment);

const settings = (): Record<string, string> => ({
  ACCOUNTS_ORIGINS: origin,
  ACCOUNTS_CHAIN_IDS: '31337',
  ACCOUNTS_CONTACT: 'help@swap.test.example',
  ACCOUNTS_KEY_FILES: join(folder, 'key.pem'),
  ACCOUNTS_DATABASE_FILE: join(folder, 'data', 'server.db'),
  ACCOUNTS_TRUSTED_PROXIES: '127.0.0.1',
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
    const { post, signed, sealed: sealedWith } = pageOver(url, publicKey);
    const { message, signature } = await signed(who);
    const session = await post('/api/session', { message, signature });
    expect(session.headers.get('access-control-allow-origin')).toBe(origin);
    const { token } = (await session.json()) as { token: string };
    // What a proxy says of where its client is from counts; what the client wrote in front of that does not.
    const from = (client: string) => ({ 'x-forwarded-for': `203.0.113.${Math.random()}, ${client}` });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await post('/api/bindings', await sealedWith(who, 'ada', 'wrong'), token, from('198.51.100.1')))
          .status,
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    const binding = await sealedWith(who, 'ada', 's3cret-word');
    const last = post('/api/bindings', binding, token, from('198.51.100.2'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    server.child.kill('SIGTERM');
    expect((await last).status).toBe(201);
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
    for (const secret of ['s3cret-word', token, signature, message, who.address, 'ada'])
      expect(said).not.toContain(secret.toLowerCase());
  });

  it('tells load balancers that it stops before its door closes, and answers until then', async () => {
    const timers: { readonly ms: number; readonly run: () => void }[] = [];
    const after: Clock['after'] = (ms, run) => {
      timers.push({ ms, run });
      return () => {};
    };
    writeFileSync(join(folder, 'key.pem'), makeKeyDocuments().privatePem);
    const config = readServerConfig({
      ...settings(),
      ACCOUNTS_PORT: '0',
      ACCOUNTS_DATABASE_FILE: join(folder, 'duck.db'),
    });
    const lines: string[] = [];
    const server = await startServer({
      config,
      keys: await readBindingKeys(config.keyFiles),
      store: await openStore(config),
      clock: { ...nodeClock, after },
      log: ({ event }) => lines.push(event),
    });
    const url = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    timers.length = 0;
    const stopped = server.stop();
    expect((await fetch(`${url}/api/ready`)).status).toBe(503);
    expect((await fetch(`${url}/api/service`)).status).toBe(200);
    expect(lines).not.toContain('stopped');
    // The half second is over.
    const [duck] = timers.splice(0);
    expect(duck?.ms).toBe(500);
    duck?.run();
    await stopped;
    expect(lines.at(-1)).toBe('stopped');
    await expect(fetch(`${url}/api/ready`)).rejects.toThrow();
  });

  it('takes a body no larger than any of ours, with its length said or not', async () => {
    const server = await start(settings());
    const path = `${server.url}/api/session/nonce`;
    const headers = { origin, 'content-type': 'application/json' };
    const large = JSON.stringify({ more: 'x'.repeat(20_000) });
    expect((await fetch(path, { method: 'POST', headers, body: large })).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const chunked = { method: 'POST', headers, body: stream, duplex: 'half' as const };
    expect((await fetch(path, chunked)).status).toBe(413);
    // Node ends a connection that sends no HTTP; the next one is answered.
    const { hostname, port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end('nonsense\r\n\r\n'));
      socket.resume().once('close', () => resolve());
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await server.ended;
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

  it('gives a wallet three seconds and three million gas, and asks four at once', async () => {
    const timers: { readonly ms: number; readonly run: () => void }[] = [];
    const after: Clock['after'] = (ms, run) => {
      timers.push({ ms, run });
      return () => {};
    };
    const asked: { params: [{ gas: string }] }[] = [];
    const keep = (body: string) => asked.push(JSON.parse(body) as (typeof asked)[number]);
    const node = createServer((request) => void text(request).then(keep));
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as { port: number };
    const ask = contractCallOver(`http://127.0.0.1:${port}`, { ...nodeClock, after });
    const all = Array.from({ length: 40 }, () => ask(call).catch((error: Error) => error.name));
    await expect.poll(() => asked.length).toBe(4);
    // Four are asked and 32 wait; the other four are sent away at once.
    expect(await Promise.all(all.slice(36))).toEqual(Array(4).fill('QueueFull'));
    expect(asked.map(({ params }) => Number(params[0].gas))).toEqual(Array(4).fill(3_000_000));
    expect(timers.map(({ ms }) => ms)).toEqual(Array(4).fill(3_000));
    for (const { run } of timers.slice(0, 4)) run();
    expect(await Promise.all(all.slice(0, 4))).toEqual(Array(4).fill('AbortError'));
    node.closeAllConnections();
    node.close();
  });

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
