import { checksumAddress } from '@amswap/values';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { expect, it } from 'vitest';
import { readSignInMessage, type SignInMessage, writeSignInMessage } from '../../src/schema/signInMessage.ts';
import { sha256Of } from '../../src/service/randomText.ts';
import type { Suite } from './accountsSuite.ts';
import {
  chainId,
  messageFor,
  nonceFor,
  origin,
  otherOrigin,
  signer,
  suiteClock,
  tokenOf,
  trySignIn,
} from './standIns.ts';

const minutes = 60_000;

function nonceTests({ serve }: Suite): void {
  it('gives a nonce to pages of the configured origins only', async () => {
    const service = await serve();
    const body = { wallet: signer(1).address, purpose: 'signIn' };
    expect((await service.ask('POST', '/api/session/nonce', { body })).status).toBe(201);
    for (const foreign of ['https://evil.example', 'http://swap.test.example', 'null', null])
      expect((await service.ask('POST', '/api/session/nonce', { body, origin: foreign })).code).toBe(
        'session.foreignOrigin',
      );
  });

  it('opens a session for pages of the configured origins only', async () => {
    const service = await serve();
    const who = signer(1);
    const message = messageFor(who.address, await nonceFor(service, who.address));
    const body = { message, signature: await who.sign(message) };
    const foreign = await service.ask('POST', '/api/session', { body, origin: 'https://evil.example' });
    expect(foreign.code).toBe('session.foreignOrigin');
  });

  it('believes no Host header about where a page is from', async () => {
    const service = await serve();
    const headers = { host: 'swap.test.example', 'x-forwarded-host': 'swap.test.example' };
    const body = { wallet: signer(1).address, purpose: 'signIn' };
    const answer = await service.ask('POST', '/api/session/nonce', { body, headers, origin: null });
    expect(answer.code).toBe('session.foreignOrigin');
  });

  it('refuses an address with a wrong checksum, and zero', async () => {
    const service = await serve();
    const wrong = signer(1).address.replace(/[a-f]/, (letter) => letter.toUpperCase());
    for (const wallet of [`0x${'0'.repeat(40)}`, `${wrong.slice(0, -1)}x`, '0x12'])
      expect(
        (await service.ask('POST', '/api/session/nonce', { body: { wallet, purpose: 'signIn' } })).code,
      ).toBe('request.malformed');
  });

  it('takes a nonce once, also when two come at once', async () => {
    const service = await serve();
    const who = signer(2);
    const message = messageFor(who.address, await nonceFor(service, who.address));
    const body = { message, signature: await who.sign(message) };
    const answers = await Promise.all([1, 2, 3].map(() => service.ask('POST', '/api/session', { body })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 401, 401]);
    expect((await service.ask('POST', '/api/session', { body })).code).toBe('session.nonceUnusable');
  });

  it('takes a nonce for five minutes', async () => {
    const service = await serve();
    const who = signer(3);
    const inTime = messageFor(who.address, await nonceFor(service, who.address), {
      expirationTime: undefined,
    });
    const late = messageFor(who.address, await nonceFor(service, who.address), { expirationTime: undefined });
    suiteClock.pass(5 * minutes - 1);
    const ask = async (message: string) =>
      service.ask('POST', '/api/session', { body: { message, signature: await who.sign(message) } });
    expect((await ask(inTime)).status).toBe(201);
    suiteClock.pass(1);
    expect((await ask(late)).code).toBe('session.nonceUnusable');
  });

  it('takes a nonce only from the wallet, the origin and for the use that it was given to', async () => {
    const service = await serve();
    const who = signer(4);
    const other = signer(5);
    const ask = async (by: typeof who, message: string, from = origin) =>
      service.ask('POST', '/api/session', {
        body: { message, signature: await by.sign(message) },
        origin: from,
      });
    const ofOther = messageFor(other.address, await nonceFor(service, who.address));
    expect((await ask(other, ofOther)).code).toBe('session.nonceUnusable');
    const elsewhere = messageFor(who.address, await nonceFor(service, who.address), {
      domain: 'other.test.example:8443',
      uri: otherOrigin,
    });
    expect((await ask(who, elsewhere, otherOrigin)).code).toBe('session.nonceUnusable');
    const forBinding = messageFor(who.address, await nonceFor(service, who.address, 'bind'));
    expect((await ask(who, forBinding)).code).toBe('session.nonceUnusable');
  });
}

function messageTests({ serve }: Suite): void {
  it('reads what others write, and writes what others read', () => {
    const message: SignInMessage = {
      domain: 'swap.test.example',
      wallet: signer(6).address,
      statement: 'Hello',
      uri: `${origin}/app`,
      chainId,
      nonce: 'a1b2c3d4e5f6a7b8',
      issuedAt: '2026-06-01T00:00:00.000Z',
      expirationTime: '2026-06-01T00:05:00.000Z',
      notBefore: undefined,
    };
    const parsed = parseSiweMessage(writeSignInMessage(message));
    expect(parsed).toMatchObject({
      domain: message.domain,
      statement: 'Hello',
      chainId,
      nonce: message.nonce,
    });
    const { wallet, issuedAt, expirationTime } = message;
    const theirs = createSiweMessage({
      address: wallet,
      chainId,
      domain: message.domain,
      nonce: message.nonce,
      uri: message.uri,
      version: '1',
      issuedAt: new Date(issuedAt),
      expirationTime: new Date(expirationTime ?? 0),
      resources: ['https://swap.test.example/terms'],
      requestId: '7',
    });
    expect(readSignInMessage(theirs)).toMatchObject({
      wallet,
      statement: undefined,
      issuedAt,
      expirationTime,
    });
  });

  it.each<[string, Partial<SignInMessage>]>([
    ['another domain', { domain: 'evil.example' }],
    ['a domain with a port', { domain: 'swap.test.example:81' }],
    ['another URI', { uri: 'https://evil.example' }],
    ['a URI that begins like ours', { uri: `${origin}.evil.example` }],
    ['another chain', { chainId: 1 }],
    ['an issue long ago', { issuedAt: '2020-01-01T00:00:00Z' }],
    ['an issue far ahead', { issuedAt: '2040-01-01T00:00:00Z' }],
    ['an end that is over', { expirationTime: '2020-01-01T00:00:00Z' }],
    ['a beginning to come', { notBefore: '2040-01-01T00:00:00Z' }],
    ['a time that is none', { issuedAt: 'yesterday' }],
    ['a second statement', { statement: 'one\ntwo' }],
  ])('refuses %s', async (_, change) => {
    const service = await serve();
    expect((await trySignIn(service, signer(7), change)).code).toBe('session.badMessage');
  });

  it('refuses what is no message', async () => {
    const service = await serve();
    const nonce = await nonceFor(service, signer(7).address);
    const right = messageFor(signer(7).address, nonce);
    for (const message of [
      '',
      'hello',
      right.replace('Version: 1', 'Version: 2'),
      `${right}\nMore`,
      `\n${right}`,
    ])
      expect((await service.ask('POST', '/api/session', { body: { message, signature: '0x' } })).code).toBe(
        'session.badMessage',
      );
  });
}

function signatureTests({ serve }: Suite): void {
  it('refuses another key’s signature, and bytes that are none', async () => {
    const service = await serve();
    const who = signer(8);
    expect((await trySignIn(service, who, {}, signer(9))).code).toBe('session.badSignature');
    for (const signature of [
      '0x',
      '0x00',
      `0x${'11'.repeat(64)}1d`,
      `0x${'ff'.repeat(65)}`,
      `0x${'00'.repeat(65)}`,
    ]) {
      const message = messageFor(who.address, await nonceFor(service, who.address));
      const answer = await service.ask('POST', '/api/session', { body: { message, signature } });
      expect(answer.code).toBe('session.badSignature');
    }
  });

  it('asks a contract wallet by EIP-1271, and takes nothing but its word', async () => {
    const contract = signer(10);
    const answers = [`0x1626ba7e${'0'.repeat(56)}`, '0x', `0x${'0'.repeat(64)}`, '0x1626ba7e', 'none'];
    const calls: string[] = [];
    const service = await serve({
      contractCall: async ({ to, data }) => {
        expect(to).toBe(checksumAddress(contract.address));
        calls.push(data);
        const answer = answers.shift();
        if (answer === undefined || answer === 'none') throw new Error('no answer');
        return answer as `0x${string}`;
      },
    });
    const by = signer(11);
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i++) codes.push((await trySignIn(service, contract, {}, by)).code);
    expect(codes).toEqual([
      undefined,
      'session.badSignature',
      'session.badSignature',
      'session.badSignature',
      'session.signatureUnchecked',
    ]);
    expect(calls[0]).toMatch(/^0x1626ba7e[\da-f]{64}0{62}40[\da-f]{64}[\da-f]{192}$/);
  });
}

function tokenTests({ serve, store, restart }: Suite): void {
  it('keeps a hash of the token, not the token', async () => {
    const token = await tokenOf(await serve(), signer(12));
    expect(await store().session(token)).toBeUndefined();
    expect(await store().session(await sha256Of(token))).toMatchObject({
      wallet: signer(12).address,
      origin,
    });
  });

  it('is short-lived, and revoked by signing out', async () => {
    const service = await serve();
    const path = `/api/bindings/${signer(13).address}`;
    const first = await tokenOf(service, signer(13));
    const second = await tokenOf(service, signer(13));
    expect((await service.ask('GET', path, { token: first })).code).toBe('binding.notBound');
    expect((await service.ask('DELETE', '/api/session', { token: first })).status).toBe(204);
    expect((await service.ask('GET', path, { token: first })).code).toBe('session.missing');
    expect((await service.ask('DELETE', '/api/session', { token: first })).code).toBe('session.missing');
    expect((await service.ask('GET', path, { token: second })).code).toBe('binding.notBound');
    suiteClock.pass(30 * minutes);
    expect((await service.ask('GET', path, { token: second })).code).toBe('session.missing');
  });

  it('belongs to its origin; reading without one is a page reading from its own', async () => {
    const service = await serve();
    const token = await tokenOf(service, signer(14));
    const path = `/api/bindings/${signer(14).address}`;
    for (const method of ['GET', 'DELETE'])
      expect((await service.ask(method, path, { token, origin: otherOrigin })).code).toBe(
        'session.foreignOrigin',
      );
    expect((await service.ask('DELETE', '/api/session', { token, origin: otherOrigin })).code).toBe(
      'session.foreignOrigin',
    );
    expect((await service.ask('GET', path, { token, origin: null })).code).toBe('binding.notBound');
  });

  it('survives a restart, and is swept when it is over', async () => {
    const token = await tokenOf(await serve(), signer(15));
    await restart();
    const service = await serve();
    const path = `/api/bindings/${signer(15).address}`;
    expect((await service.ask('GET', path, { token })).code).toBe('binding.notBound');
    await store().sweep(suiteClock.now(), 0);
    expect((await service.ask('GET', path, { token })).code).toBe('binding.notBound');
    await store().sweep(suiteClock.now() + 31 * minutes, 0);
    expect(await store().session(await sha256Of(token))).toBeUndefined();
  });
}

/** Nonce, message, signature, token. */
export function sessionTests(suite: Suite): void {
  nonceTests(suite);
  messageTests(suite);
  signatureTests(suite);
  tokenTests(suite);
}
