import { privateKeyToAccount } from 'viem/accounts';
import { createAccountsApp, type RequestLine } from '../../src/http/accountsApp.ts';
import { makePageKeys, type PageKeys } from '../../src/inPage/bindingKeys.ts';
import { pageHasher } from '../../src/inPage/pageHasher.ts';
import { accountKeyOf, passwordForm } from '../../src/service/accountKey.ts';
import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { createService } from '../../src/service/createService.ts';
import type { PasswordHasher } from '../../src/service/PasswordHasher.ts';
import { type ContractCall, type ServiceRules, usualRules } from '../../src/service/ServiceParts.ts';
import { type BindRequest, sealBinding } from '../../src/schema/index.ts';
import { type SignInMessage, writeSignInMessage } from '../../src/schema/signInMessage.ts';
import type { Address } from '@amswap/values';

export const origin = 'https://swap.test.example';
export const otherOrigin = 'https://other.test.example:8443';
export const chainId = 31337;

/** A clock that stands until it is moved. Begins after everything that an earlier run may have kept. */
export const suiteClock = {
  time: Date.UTC(2026, 5, 1),
  now: () => suiteClock.time,
  pass: (ms: number) => {
    suiteClock.time += ms;
  },
};

/** A wallet of a test; keys are numbered, so that each test can have its own. */
export function signer(number: number) {
  const account = privateKeyToAccount(`0x${(0x1000 + number).toString(16).padStart(64, '0')}`);
  return { address: account.address as Address, sign: (message: string) => account.signMessage({ message }) };
}
export type Signer = ReturnType<typeof signer>;

/** How a request is made. */
export interface Ask {
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** `null`: the browser says none. */
  readonly origin?: string | null;
  readonly network?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Code of a refusal. */
  readonly code: string | undefined;
}

/** What a service of a test is opened with, where it differs. */
export interface OpenService {
  readonly rules?: Partial<ServiceRules>;
  readonly keys?: readonly PageKeys[];
  readonly hasher?: PasswordHasher;
  readonly contractCall?: ContractCall;
}

/** A hasher that counts. */
export function countingHasher() {
  const counts = { verified: 0 };
  const hasher: PasswordHasher = {
    hash: pageHasher.hash,
    verify(hash, password) {
      counts.verified += 1;
      return pageHasher.verify(hash, password);
    },
  };
  return { hasher, counts };
}

let madeKeys: Promise<PageKeys> | undefined;
/** Keys are dear to make: tests that are not about them share a pair. */
const usualKeys = (): Promise<PageKeys> => (madeKeys ??= makePageKeys());

/** The service over a store, with its interface in front. */
export async function openService(store: AccountsStore, log: RequestLine[], options: OpenService = {}) {
  const keys = options.keys ?? [await usualKeys()];
  const rules: ServiceRules = {
    ...usualRules,
    origins: [origin, otherOrigin],
    chainIds: [chainId],
    contact: 'help@swap.test.example',
    ...options.rules,
  };
  const calls = options.contractCall === undefined ? [] : [[chainId, options.contractCall] as const];
  const service = createService({
    store,
    clock: suiteClock,
    hasher: options.hasher ?? pageHasher,
    rules,
    keys: keys.map(({ key }) => key),
    contractCalls: new Map(calls),
  });
  const app = createAccountsApp<{ caller: { origin: string | undefined; network: string } }>({
    service,
    clock: suiteClock,
    origins: rules.origins,
    ready: () => store.ping(),
    callerOf: (_, { caller }) => caller,
    log: (line) => log.push(line),
  });

  async function ask(method: string, path: string, asked: Ask = {}): Promise<Answer> {
    const { body, token, network = '192.0.2.1' } = asked;
    const from = asked.origin === undefined ? origin : (asked.origin ?? undefined);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`https://accounts.test.example${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { body: text }),
    });
    const response = await app.fetch(request, { caller: { origin: from, network } });
    const answered = await response.text();
    const read: unknown = answered === '' ? undefined : JSON.parse(answered);
    const code = (read as { error?: { code?: string } } | undefined)?.error?.code;
    return { status: response.status, headers: response.headers, body: read, code };
  }
  return { ask, app, keys, publicKey: keys[0]?.publicKey ?? '' };
}
export type OpenedService = Awaited<ReturnType<typeof openService>>;

interface GivenNonce {
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** A nonce of the service. */
export async function nonceFor(
  { ask }: OpenedService,
  wallet: string,
  purpose: 'signIn' | 'bind' = 'signIn',
  from: Ask = {},
): Promise<GivenNonce> {
  const { body } = await ask('POST', '/api/session/nonce', { ...from, body: { wallet, purpose } });
  return body as GivenNonce;
}

/** A message that fits, but for what a test changes. */
export function messageFor(wallet: Address, nonce: GivenNonce, change: Partial<SignInMessage> = {}): string {
  return writeSignInMessage({
    domain: 'swap.test.example',
    wallet,
    statement: 'Sign in to bind an account. This costs nothing.',
    uri: origin,
    chainId,
    nonce: nonce.nonce,
    issuedAt: nonce.issuedAt,
    expirationTime: nonce.expiresAt,
    notBefore: undefined,
    ...change,
  });
}

/** Signs in and gives the whole answer. */
export async function trySignIn(
  service: OpenedService,
  who: Signer,
  change: Partial<SignInMessage> = {},
  by: Signer = who,
): Promise<Answer> {
  const message = messageFor(who.address, await nonceFor(service, who.address), change);
  return service.ask('POST', '/api/session', { body: { message, signature: await by.sign(message) } });
}

/** Signs in and gives the token. */
export async function tokenOf(service: OpenedService, who: Signer): Promise<string> {
  const { body } = await trySignIn(service, who);
  return (body as { token: string }).token;
}

/** What a page sends to bind, sealed for the service's key. */
export async function sealedFor(
  service: OpenedService,
  who: Signer,
  account: string,
  password: string,
  publicKey = service.publicKey,
): Promise<BindRequest> {
  const nonce = await nonceFor(service, who.address, 'bind');
  return sealBinding(publicKey, {
    account,
    password,
    wallet: who.address,
    nonce: nonce.nonce,
    time: nonce.issuedAt,
  });
}

/** Binds as a page does, and gives the whole answer. */
export async function tryBind(
  service: OpenedService,
  who: Signer & { readonly token: string },
  account: string,
  password: string,
  from: Ask = {},
): Promise<Answer> {
  const body = await sealedFor(service, who, account, password);
  return service.ask('POST', '/api/bindings', { ...from, token: who.token, body });
}

/** Makes an account in the store. */
export async function makeAccount(store: AccountsStore, name: string, password: string): Promise<void> {
  await store.createAccount({
    key: accountKeyOf(name),
    name,
    passwordHash: await pageHasher.hash(passwordForm(password)),
    createdAt: suiteClock.now(),
    disabledAt: undefined,
  });
}
