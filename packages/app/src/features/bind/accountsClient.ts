import {
  type BindingAnswer,
  type BindRequest,
  failureAnswer,
  type NonceAnswer,
  type NonceRequest,
  type Operation,
  type OperationId,
  operations,
  type ServiceAnswer,
  type SessionAnswer,
  type SignInRequest,
} from '@amswap/accounts/schema';
import type { Address, Clock } from '@amswap/values';
import * as v from 'valibot';
import { AccountsFailure } from './AccountsFailure.ts';

/** Time that a request may take, milliseconds (the specification's network time-out). */
const requestMs = 60_000;

/** What the client works over. */
export interface ClientParts {
  /** Where the service is, without a slash at its end. */
  readonly url: string;
  /** `fetch`, or what stands in for it in the tour. */
  readonly send: (request: Request) => Promise<Response>;
  readonly clock: Clock;
}

/** The accounts service as the page calls it. Everything rejects with an `AccountsFailure`. */
export interface AccountsClient {
  nonce(request: NonceRequest): Promise<NonceAnswer>;
  signIn(request: SignInRequest): Promise<SessionAnswer>;
  signOut(token: string): Promise<void>;
  bind(token: string, request: BindRequest): Promise<BindingAnswer>;
  binding(token: string, wallet: Address): Promise<BindingAnswer>;
  unbind(token: string, wallet: Address): Promise<void>;
  service(): Promise<ServiceAnswer>;
}

interface Asked {
  readonly body?: unknown;
  readonly token?: string;
  readonly wallet?: Address;
}

const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

/** The answer's JSON; undefined where there is none. */
function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new AccountsFailure('client.badAnswer');
  }
}

function refusalOf(response: Response, answer: unknown): AccountsFailure {
  const read = v.safeParse(failureAnswer, answer);
  if (!read.success) return new AccountsFailure('client.badAnswer');
  const { code, bound } = read.output.error;
  return new AccountsFailure(code, secondsOf(response.headers.get('retry-after')), bound);
}

/** Makes the client. It checks every answer against the schema that the service is built from. */
export function createAccountsClient({ url, send, clock }: ClientParts): AccountsClient {
  const requestOf = (
    id: OperationId,
    { body, token, wallet = '0x' as Address }: Asked,
    signal: AbortSignal,
  ) =>
    new Request(`${url}${operations[id].path.replace(':wallet', wallet)}`, {
      method: operations[id].method,
      signal,
      // No cookie ever: the token is all that says who asks.
      credentials: 'omit',
      // Whoever stands in between sends nobody elsewhere with a token.
      redirect: 'error',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** The whole answer within the bound on time: one that begins and never ends is none. */
  async function sent(request: Request, stop: AbortController) {
    const cancel = clock.after(requestMs, () => stop.abort());
    try {
      const response = await send(request);
      return { response, text: await response.text() };
    } catch {
      throw new AccountsFailure(stop.signal.aborted ? 'client.timedOut' : 'client.unreachable');
    } finally {
      cancel();
    }
  }

  async function ask<T>(id: OperationId, asked: Asked): Promise<T> {
    const stop = new AbortController();
    const { response, text } = await sent(requestOf(id, asked, stop.signal), stop);
    const answer = jsonOf(text);
    const { success }: Operation = operations[id];
    if (response.status !== success.status) throw refusalOf(response, answer);
    if (success.body !== undefined && !v.is(success.body, answer))
      throw new AccountsFailure('client.badAnswer');
    return answer as T;
  }

  return {
    nonce: (body) => ask('nonce', { body }),
    signIn: (body) => ask('signIn', { body }),
    signOut: (token) => ask('signOut', { token }),
    bind: (token, body) => ask('bind', { token, body }),
    binding: (token, wallet) => ask('binding', { token, wallet }),
    unbind: (token, wallet) => ask('unbind', { token, wallet }),
    service: () => ask('service', {}),
  };
}
