import { expect, it, vi } from 'vitest';
import { makePageKeys } from '../../src/inPage/bindingKeys.ts';
import { sealBinding } from '../../src/schema/index.ts';
import type { Suite } from './accountsSuite.ts';
import {
  countingHasher,
  makeAccount,
  nonceFor,
  type OpenedService,
  origin,
  otherOrigin,
  sealedFor,
  signer,
  suiteClock,
  tokenOf,
  tryBind,
} from './standIns.ts';

const signedIn = async (service: OpenedService, number: number) => {
  const who = signer(number);
  return { ...who, token: await tokenOf(service, who) };
};
const right = 'correct horse 电池';

function wayTests({ serve, store, restart }: Suite): void {
  it('binds, says so, survives a restart, unbinds, and binds again', async () => {
    await makeAccount(store(), 'Ada', right);
    let service = await serve();
    const ada = await signedIn(service, 100);
    const path = `/api/bindings/${ada.address}`;
    const bound = await tryBind(service, ada, ' aDA ', right);
    const binding = { wallet: ada.address, account: 'Ada', since: new Date(suiteClock.now()).toISOString() };
    expect(bound).toMatchObject({ status: 201, body: binding });
    await restart();
    service = await serve();
    expect(await service.ask('GET', path, { token: ada.token })).toMatchObject({
      status: 200,
      body: binding,
    });
    expect((await service.ask('DELETE', path, { token: ada.token })).status).toBe(204);
    expect((await service.ask('DELETE', path, { token: ada.token })).code).toBe('binding.notBound');
    expect((await service.ask('GET', path, { token: ada.token })).code).toBe('binding.notBound');
    expect((await tryBind(service, ada, 'Ada', right)).status).toBe(201);
  });

  it('takes a password however its characters are composed, and no other', async () => {
    await makeAccount(store(), 'composed', 'caf\u00e9');
    const service = await serve();
    const who = await signedIn(service, 101);
    expect((await tryBind(service, who, 'composed', 'Cafe\u0301')).status).toBe(401);
    expect((await tryBind(service, who, 'composed', 'cafe\u0301')).status).toBe(201);
  });

  it('shows and unbinds only one’s own, and asks for a session', async () => {
    const service = await serve();
    const who = await signedIn(service, 102);
    const path = `/api/bindings/${signer(103).address}`;
    for (const method of ['GET', 'DELETE']) {
      expect((await service.ask(method, path, { token: who.token })).code).toBe('session.otherWallet');
      expect((await service.ask(method, path)).code).toBe('session.missing');
      expect((await service.ask(method, path, { token: 'short' })).code).toBe('session.missing');
      expect((await service.ask(method, '/api/bindings/0x12', { token: who.token })).code).toBe(
        'request.malformed',
      );
    }
    const body = await sealedFor(service, who, 'Ada', right);
    expect((await service.ask('POST', '/api/bindings', { body })).code).toBe('session.missing');
    const elsewhere = { body, token: who.token, origin: otherOrigin };
    expect((await service.ask('POST', '/api/bindings', elsewhere)).code).toBe('session.foreignOrigin');
  });
}

function secrecyTests({ serve, store }: Suite): void {
  it('gives one answer for no account, a closed one and a wrong password, after the same work', async () => {
    await makeAccount(store(), 'closed', right);
    await store().setDisabled('closed', suiteClock.now());
    await makeAccount(store(), 'open', right);
    const { hasher, counts } = countingHasher();
    const service = await serve({ hasher });
    const who = await signedIn(service, 110);
    const answers = [];
    for (const [account, password] of [
      ['nobody', right],
      ['closed', right],
      ['open', 'wrong'],
    ] as const)
      answers.push(await tryBind(service, who, account, password));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(counts.verified).toBe(3);
  });

  it('says that something is bound already only after the right password', async () => {
    await makeAccount(store(), 'taken', right);
    await makeAccount(store(), 'free', right);
    const service = await serve();
    const first = await signedIn(service, 111);
    const second = await signedIn(service, 112);
    expect((await tryBind(service, first, 'taken', right)).status).toBe(201);
    expect((await tryBind(service, second, 'taken', 'wrong')).code).toBe('binding.wrongAccountOrPassword');
    expect(await tryBind(service, second, 'taken', right)).toMatchObject({
      status: 409,
      body: { error: { bound: 'account' } },
    });
    expect((await tryBind(service, first, 'free', 'wrong')).code).toBe('binding.wrongAccountOrPassword');
    expect(await tryBind(service, first, 'free', right)).toMatchObject({
      status: 409,
      body: { error: { bound: 'wallet' } },
    });
  });

  it('two browsers at once end with one binding, for one account as for one wallet', async () => {
    await makeAccount(store(), 'raced', right);
    const service = await serve();
    const racers = await Promise.all([113, 114, 115].map((number) => signedIn(service, number)));
    const answers = await Promise.all(racers.map((who) => tryBind(service, who, 'raced', right)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409, 409]);
    await makeAccount(store(), 'left', right);
    await makeAccount(store(), 'right', right);
    const who = await signedIn(service, 116);
    const both = await Promise.all(['left', 'right'].map((name) => tryBind(service, who, name, right)));
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409]);
  });
}

function sealTests({ serve, store }: Suite): void {
  it('goes through a change of keys: the old one opens until it is taken away', async () => {
    await makeAccount(store(), 'rotated', right);
    const old = await makePageKeys();
    const present = await makePageKeys();
    const both = await serve({ keys: [present, old] });
    const who = await signedIn(both, 120);
    const sealedForOld = await sealedFor(both, who, 'rotated', right, old.publicKey);
    expect((await both.ask('POST', '/api/bindings', { token: who.token, body: sealedForOld })).status).toBe(
      201,
    );
    const without = await serve({ keys: [present] });
    const again = await sealedFor(without, who, 'rotated', right, old.publicKey);
    expect((await without.ask('POST', '/api/bindings', { token: who.token, body: again })).code).toBe(
      'binding.unknownKey',
    );
  });

  it('refuses a sealed part that was changed, or was sealed for something else', async () => {
    const service = await serve();
    const who = await signedIn(service, 121);
    const body = await sealedFor(service, who, 'Ada', right);
    const flip = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    for (const changed of [
      { ...body, sealed: flip(body.sealed) },
      { ...body, iv: flip(body.iv) },
      { ...body, wrappedKey: flip(body.wrappedKey) },
    ])
      expect((await service.ask('POST', '/api/bindings', { token: who.token, body: changed })).code).toBe(
        'binding.unreadable',
      );
    // The same key and the same secret, but sealed in another name.
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const renamed = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((algorithm, key, data) => {
      const additionalData = new TextEncoder().encode('amswap.other.1');
      return encrypt({ ...(algorithm as AesGcmParams), additionalData }, key, data);
    });
    const foreign = await sealedFor(service, who, 'Ada', right);
    renamed.mockRestore();
    expect((await service.ask('POST', '/api/bindings', { token: who.token, body: foreign })).code).toBe(
      'binding.unreadable',
    );
  });

  it('refuses what was sealed for another wallet or time, and what comes a second time', async () => {
    const service = await serve();
    const who = await signedIn(service, 122);
    const other = await signedIn(service, 123);
    const send = (body: unknown, token = who.token) => service.ask('POST', '/api/bindings', { token, body });
    const mine = await sealedFor(service, who, 'nobody at all', right);
    expect((await send(mine, other.token)).code).toBe('session.otherWallet');
    expect((await send(mine)).code).toBe('binding.wrongAccountOrPassword');
    expect((await send(mine)).code).toBe('session.nonceUnusable');
    const { nonce } = await nonceFor(service, who.address, 'bind');
    const secret = {
      account: 'Ada',
      password: right,
      wallet: who.address,
      nonce,
      time: '2026-01-01T00:00:00Z',
    };
    expect((await send(await sealBinding(service.publicKey, secret))).code).toBe('binding.unreadable');
    const elsewhere = await nonceFor(service, who.address, 'bind', { origin: otherOrigin });
    const foreign = { ...secret, nonce: elsewhere.nonce, time: elsewhere.issuedAt };
    expect((await send(await sealBinding(service.publicKey, foreign))).code).toBe('session.nonceUnusable');
    expect(origin).not.toBe(otherOrigin);
  });
}

/** The way of a binding, what it gives away, and how it is sealed. */
export function bindingTests(suite: Suite): void {
  wayTests(suite);
  secrecyTests(suite);
  sealTests(suite);
}
