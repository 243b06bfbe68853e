// Load: 1,000 sign-ins and binds with 50 in flight against the real server, with the real cost of a password. Prints the 99th
// percentile of each and ends with 1 if anything failed. `ACCOUNTS_DATABASE_URL` measures PostgreSQL, else the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '@amswap/values';
import { privateKeyToAccount } from 'viem/accounts';
import { sealBinding, writeSignInMessage } from '../src/schema/index.ts';
import { argon2Hasher } from '../src/server/argon2Hasher.ts';
import { bindingKeyFrom, makeKeyDocuments } from '../src/server/bindingKeyFiles.ts';
import { nodeClock } from '../src/server/nodeClock.ts';
import { openStore } from '../src/server/openStore.ts';
import { readServerConfig } from '../src/server/serverConfig.ts';
import { startServer } from '../src/server/startServer.ts';

const total = 1_000;
const inFlight = 50;
const origin = 'https://bench.example';
const password = 'a password of the bench';

const folder = mkdtempSync(join(tmpdir(), 'amswap-bench-'));
const { privatePem, publicKey } = makeKeyDocuments();
const config = readServerConfig({
  ACCOUNTS_ORIGINS: origin,
  ACCOUNTS_CHAIN_IDS: '31337',
  ACCOUNTS_CONTACT: 'bench',
  ACCOUNTS_KEY_FILES: 'in memory',
  ACCOUNTS_PORT: '0',
  ACCOUNTS_DATABASE_URL: process.env['ACCOUNTS_DATABASE_URL'],
  ACCOUNTS_DATABASE_FILE: join(folder, 'bench.db'),
});
const store = await openStore(config);
const keys = [await bindingKeyFrom(privatePem)];
const server = await startServer({ config, store, keys, clock: nodeClock, log: () => {} });
const url = `http://127.0.0.1:${server.port}`;
const run = nodeClock.now().toString(36);

// One hash for all accounts: making them is not what is measured.
const passwordHash = await argon2Hasher.hash(password);
for (let i = 0; i < total; i++) {
  const name = `${run}-${i}`;
  await store.createAccount({ key: name, name, passwordHash, createdAt: 0, disabledAt: undefined });
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Nonce {
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

async function signInAndBind(index: number, times: { readonly signIn: number[]; readonly bind: number[] }) {
  const key =
    `0x${(BigInt(nodeClock.now()) * 100_000n + BigInt(index + 1)).toString(16).padStart(64, '0')}` as const;
  const account = privateKeyToAccount(key);
  const wallet = account.address as Address;
  const began = performance.now();
  const given = await post<Nonce>('/api/session/nonce', { wallet, purpose: 'signIn' });
  const message = writeSignInMessage({
    domain: 'bench.example',
    wallet,
    statement: undefined,
    uri: origin,
    chainId: 31337,
    nonce: given.nonce,
    issuedAt: given.issuedAt,
    expirationTime: given.expiresAt,
    notBefore: undefined,
  });
  const signature = await account.signMessage({ message });
  const { token } = await post<{ token: string }>('/api/session', { message, signature });
  const signedIn = performance.now();
  times.signIn.push(signedIn - began);
  const { nonce, issuedAt: time } = await post<Nonce>('/api/session/nonce', { wallet, purpose: 'bind' });
  const sealed = await sealBinding(publicKey, { account: `${run}-${index}`, password, wallet, nonce, time });
  await post('/api/bindings', sealed, token);
  times.bind.push(performance.now() - signedIn);
}

const percentile = (times: readonly number[], part: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)} ms`;
};

const times = { signIn: [] as number[], bind: [] as number[] };
const errors: unknown[] = [];
const began = performance.now();
let next = 0;
const lane = async (): Promise<void> => {
  while (next < total) await signInAndBind(next++, times).catch((error: unknown) => errors.push(error));
};
await Promise.all(Array.from({ length: inFlight }, lane));
const seconds = (performance.now() - began) / 1000;
await server.stop();
rmSync(folder, { recursive: true, force: true });

const database = config.databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL';
console.log(
  `${total} sign-ins and binds over ${database}, ${inFlight} in flight: ${seconds.toFixed(1)} s, ${errors.length} errors`,
);
for (const [what, all] of Object.entries(times))
  console.log(`${what}: median ${percentile(all, 0.5)}, 99th percentile ${percentile(all, 0.99)}`);
for (const error of errors.slice(0, 5)) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
