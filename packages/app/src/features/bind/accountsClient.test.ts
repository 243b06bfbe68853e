import { createManualClock } from '@amswap/testing';
import { checksumAddress } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { createAccountsClient } from './accountsClient.ts';
import type { AccountsFailure } from './AccountsFailure.ts';

const wallet = checksumAddress('0x8ba1f109551bd432803012645ac136ddd64dba72');
const token = 'A'.repeat(43);
const binding = { wallet, account: 'Ada', since: '2026-06-01T00:00:00.000Z' };

type Send = (request: Request) => Promise<Response>;

function clientOver(send: Send) {
  const clock = createManualClock();
  const requests: Request[] = [];
  const client = createAccountsClient({
    url: 'https://accounts.test.example',
    clock,
    send: (request) => {
      requests.push(request);
      return send(request);
    },
  });
  return { client, clock, requests };
}

const answering = (body: unknown, init: ResponseInit = {}): Send => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return async () => new Response(text, init);
};

const failureOf = (promise: Promise<unknown>): Promise<AccountsFailure> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (failure: AccountsFailure) => failure,
  );

describe('accounts client', () => {
  it('asks with the token alone: no cookie, no redirection', async () => {
    const { client, requests } = clientOver(answering(binding));
    expect(await client.binding(token, wallet)).toEqual(binding);
    const [request] = requests;
    expect(request?.url).toBe(`https://accounts.test.example/api/bindings/${wallet}`);
    expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(request).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'error' });
  });

  it('gives a refusal by its code, with the wait and what is bound', async () => {
    const refusal = { error: { code: 'binding.alreadyBound', message: 'x', bound: 'account' } };
    const { client } = clientOver(answering(refusal, { status: 409, headers: { 'retry-after': '12' } }));
    const failure = await failureOf(client.unbind(token, wallet));
    expect(failure).toMatchObject({ code: 'binding.alreadyBound', bound: 'account', retryAfter: 12 });
  });

  it.each<[string, Send]>([
    ['a login page', answering('<html>', { status: 200 })],
    ['another version', answering({ ...binding, wallet: 1 })],
    ['more than is described', answering({ ...binding, more: true })],
    ['another success', answering(binding, { status: 202 })],
    ['a refusal of nobody’s', answering({ error: 'no' }, { status: 500 })],
    ['a code that is not known', answering({ error: { code: 'x', message: '' } }, { status: 400 })],
    ['an empty one', answering('', { status: 200 })],
  ])('takes no answer of something else: %s', async (_, send) => {
    const { client } = clientOver(send);
    expect((await failureOf(client.binding(token, wallet))).code).toBe('client.badAnswer');
  });

  it.each(['soon', '-1', '1.5', '9999999'])('believes no wait of %s', async (wait) => {
    const refusal = { error: { code: 'service.busy', message: 'x' } };
    const { client } = clientOver(answering(refusal, { status: 503, headers: { 'retry-after': wait } }));
    expect((await failureOf(client.service())).retryAfter).toBeUndefined();
  });

  it('tells what cannot be reached from what breaks off', async () => {
    const gone = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(gone.client.service())).code).toBe('client.unreachable');
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('broken off')) });
    const half = clientOver(async () => new Response(broken));
    expect((await failureOf(half.client.service())).code).toBe('client.unreachable');
  });

  it('waits a minute for an answer, and for its end', async () => {
    const silent: Send = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const endless: Send = async ({ signal }) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            signal.addEventListener('abort', () => controller.error(new Error('aborted'))),
        }),
      );
    for (const send of [silent, endless]) {
      const { client, clock } = clientOver(send);
      let code: string | undefined;
      const ended = failureOf(client.service()).then((failure) => {
        code = failure.code;
      });
      await clock.advance(59_999);
      expect(code).toBeUndefined();
      await clock.advance(1);
      await ended;
      expect(code).toBe('client.timedOut');
    }
  });
});
