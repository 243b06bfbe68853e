import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountsStore } from '../../src/service/AccountsStore.ts';
import { operationIds, operations } from '../../src/schema/operations.ts';
import type { Suite } from './accountsSuite.ts';
import { chainId, openService, origin, sealedFor, signer, tokenOf, tryBind, trySignIn } from './standIns.ts';

const posts = operationIds.map((id) => operations[id]).filter(({ method }) => method === 'POST');

function bodyTests({ serve }: Suite): void {
  it.each(posts.map(({ path }) => path))(
    '%s takes JSON of its own form and size, and nothing else',
    async (path) => {
      const service = await serve();
      const token = await tokenOf(service, signer(300));
      const code = async (body: unknown, headers?: Record<string, string>) =>
        (await service.ask('POST', path, { token, body, ...(headers ? { headers } : {}) })).code;
      for (const body of ['{bad', 'null', '42', '[]', '{}', '{"wallet":1}', '{"__proto__":{"wallet":"0x"}}'])
        expect(await code(body)).toBe('request.malformed');
      expect(await code('{}', { 'content-type': 'text/plain' })).toBe('request.notJson');
      expect(await code(JSON.stringify({ more: 'x'.repeat(20_000) }))).toBe('request.tooLarge');
    },
  );

  it('never fails at a body, whatever it is', async () => {
    const service = await serve();
    const token = await tokenOf(service, signer(301));
    const sealed = await sealedFor(service, signer(301), 'a', 'b');
    const nearly = fc.record(
      {
        wallet: fc.oneof(fc.constant(signer(301).address), fc.string()),
        purpose: fc.constantFrom('signIn', 'bind', 'x'),
        message: fc.string({ unit: 'binary', maxLength: 200 }),
        signature: fc.string().map((text) => `0x${text}`),
        keyId: fc.constant(sealed.keyId),
        wrappedKey: fc.oneof(fc.constant(sealed.wrappedKey), fc.base64String()),
        iv: fc.oneof(fc.constant(sealed.iv), fc.base64String()),
        sealed: fc.oneof(fc.constant(sealed.sealed), fc.base64String()),
      },
      { requiredKeys: [] },
    );
    const ofPath = fc.constantFrom(...posts.map(({ path }) => path));
    const any = fc.oneof(nearly, fc.json(), fc.jsonValue(), fc.string({ unit: 'binary' }));
    const run = async (path: string, body: unknown) => {
      const { status } = await service.ask('POST', path, { token, body });
      expect(status).toBeLessThan(500);
    };
    await fc.assert(fc.asyncProperty(ofPath, any, run), { numRuns: 100 });
    const parts = [
      'wallet',
      'message',
      'signature',
      'keyId',
      'wrappedKey',
      'iv',
      'sealed',
      'purpose',
    ] as const;
    const exact = (path: string) =>
      path.endsWith('nonce')
        ? parts.filter((p) => p === 'wallet' || p === 'purpose')
        : path.endsWith('session')
          ? parts.filter((p) => p === 'message' || p === 'signature')
          : parts.filter((p) => p === 'keyId' || p === 'wrappedKey' || p === 'iv' || p === 'sealed');
    const cut = fc
      .tuple(ofPath, nearly)
      .map(([path, body]) => [path, Object.fromEntries(exact(path).map((p) => [p, body[p]]))] as const);
    await fc.assert(
      fc.asyncProperty(cut, ([path, body]) => run(path, body)),
      { numRuns: 60 },
    );
  });
}

function pathTests({ serve, store }: Suite): void {
  it('never fails at what is sealed, whatever a page seals', async () => {
    const service = await serve({ rules: { tries: 1_000 } });
    const who = { ...signer(304), token: await tokenOf(service, signer(304)) };
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.constantFrom(
        '\u0000',
        'a\u0000b',
        '\ud800',
        ' ',
        '\u3164',
        'ﷺ'.repeat(64),
        "'; drop table accounts; --",
      ),
    );
    const run = async (account: string, password: string) => {
      const { status } = await tryBind(service, who, account, password);
      expect([400, 401]).toContain(status);
    };
    for (const account of ['a\u0000b', '\ud800']) await run(account, 'x');
    await fc.assert(fc.asyncProperty(text, text, run), { numRuns: 25 });
    expect(await store().account('ada')).toBeDefined();
  });

  it('never fails at a path or a header, whatever it is', async () => {
    const service = await serve();
    const token = await tokenOf(service, signer(305));
    const part = fc.oneof(
      fc.webPath(),
      fc.constantFrom('/%E0%A4%A', '/%00', '/..%2f..', '//', '/%', '/0x'.padEnd(3_000, 'a')),
    );
    const method = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'HEAD', 'OPTIONS');
    const headers = fc.constantFrom<Record<string, string>>(
      {},
      { authorization: 'Basic eA==' },
      { authorization: 'Bearer ' },
      { 'content-type': 'application/json; charset=utf-7' },
      { 'content-type': ';' },
    );
    const run = async (verb: string, path: string, more: Record<string, string>) => {
      const request = new Request(`https://accounts.test.example/api/bindings${path}`, {
        method: verb,
        headers: { authorization: `Bearer ${token}`, ...more },
      });
      const { status } = await service.app.fetch(request, { caller: { origin, network: '' } });
      expect(status).toBeLessThan(500);
    };
    await fc.assert(fc.asyncProperty(method, part, headers, run), { numRuns: 100 });
  });
}

function headerTests({ serve }: Suite): void {
  it('answers a preflight with the methods and headers that pages need', async () => {
    const { app } = await serve();
    const request = new Request('https://accounts.test.example/api/bindings', { method: 'OPTIONS' });
    const { status, headers } = await app.fetch(request, { caller: { origin, network: '' } });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-methods')).toBe('GET,POST,DELETE');
    expect(headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
  });

  it('lets pages of its list read what it answers, and no other', async () => {
    const { app } = await serve();
    const allowed = async (from: string) => {
      const request = new Request('https://accounts.test.example/api/service');
      // A page may not say its origin itself: the browser does.
      Object.defineProperty(request, 'headers', { value: new Headers({ origin: from }) });
      const { headers } = await app.fetch(request, { caller: { origin: from, network: '' } });
      return headers.get('access-control-allow-origin');
    };
    expect(await allowed(origin)).toBe(origin);
    for (const foreign of ['https://evil.example', `${origin}.evil.example`, 'null'])
      expect(await allowed(foreign)).toBeNull();
  });

  it('marks every answer as not to be kept, framed or guessed at', async () => {
    const service = await serve();
    for (const path of ['/api/service', '/api/nothing', '/api/bindings/0x12']) {
      const { headers } = await service.ask('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    }
  });

  it('tells a wrong path from a wrong method', async () => {
    const service = await serve();
    expect((await service.ask('GET', '/api/nothing')).status).toBe(404);
    expect((await service.ask('GET', '/')).status).toBe(404);
    expect((await service.ask('PUT', '/api/session')).status).toBe(405);
    expect((await service.ask('POST', '/api/bindings/0x12')).status).toBe(405);
  });
}

function processTests({ serve, store, log }: Suite): void {
  it('describes itself, and says that it is well', async () => {
    const service = await serve();
    const { body } = await service.ask('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(described.sort()).toEqual([...operationIds].sort());
    expect((await service.ask('GET', '/api/health')).status).toBe(200);
    expect((await service.ask('GET', '/api/ready')).status).toBe(200);
    expect((await service.ask('GET', '/api/service')).body).toEqual({
      contact: 'help@swap.test.example',
      chainIds: [chainId],
    });
  });

  it('tells a defect to the log, and nothing of it to the client', async () => {
    const lines: unknown[] = [];
    const broken: AccountsStore = {
      ...store(),
      putNonce: () => Promise.reject(new Error('the disk is on fire')),
      ping: () => Promise.reject(new Error('gone')),
    };
    const service = await openService(broken, lines as []);
    const body = { wallet: signer(302).address, purpose: 'signIn' };
    const answer = await service.ask('POST', '/api/session/nonce', { body });
    expect(answer).toMatchObject({ status: 500, code: 'service.failed' });
    expect(JSON.stringify(answer.body)).not.toContain('fire');
    expect(lines).toEqual([expect.objectContaining({ status: 500, defect: 'Error: the disk is on fire' })]);
    expect((await service.ask('GET', '/api/ready')).status).toBe(503);
    expect((await service.ask('GET', '/api/health')).status).toBe(200);
  });

  it('writes no secret and no wallet into its log', async () => {
    const service = await serve();
    const { body } = await trySignIn(service, signer(303));
    const { token } = body as { token: string };
    await service.ask('GET', `/api/bindings/${signer(303).address}`, { token });
    const text = JSON.stringify(log);
    expect(log.length).toBeGreaterThan(100);
    expect(text).toContain('"path":"/api/bindings/:wallet"');
    for (const secret of [token, signer(303).address, 'correct horse', 'the right one', 'Bearer', '0x'])
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });
}

/** Bodies, headers, and what the process says of itself. */
export function interfaceTests(suite: Suite): void {
  bodyTests(suite);
  pathTests(suite);
  headerTests(suite);
  processTests(suite);
}
