import { sealBinding } from '../src/schema/index.ts';
import { messageFor, origin, type Signer } from './suite/standIns.ts';

interface Nonce {
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** What a page does against a server that listens. */
export interface PageOver {
  readonly post: (
    path: string,
    body: unknown,
    token?: string,
    more?: Record<string, string>,
  ) => Promise<Response>;
  readonly get: (path: string, token: string) => Promise<Response>;
  /** What is sent to sign in; good for once. */
  readonly signed: (who: Signer) => Promise<{ readonly message: string; readonly signature: string }>;
  readonly tokenOf: (who: Signer) => Promise<string>;
  /** What is sent to bind; good for once. */
  readonly sealed: (who: Signer, account: string, password: string) => Promise<object>;
}

/** A page over the server at `url`, sealing for its public key. */
export function pageOver(url: string, publicKey: string): PageOver {
  const post: PageOver['post'] = (path, body, token, more = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...more,
      },
      body: JSON.stringify(body),
    });
  const nonceOf = async (wallet: string, purpose: string): Promise<Nonce> =>
    (await (await post('/api/session/nonce', { wallet, purpose })).json()) as Nonce;
  const signed: PageOver['signed'] = async (who) => {
    const message = messageFor(who.address, await nonceOf(who.address, 'signIn'));
    return { message, signature: await who.sign(message) };
  };
  return {
    post,
    get: (path, token) => fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }),
    signed,
    async tokenOf(who) {
      const answer = await post('/api/session', await signed(who));
      return ((await answer.json()) as { token: string }).token;
    },
    async sealed({ address: wallet }, account, password) {
      const { nonce, issuedAt: time } = await nonceOf(wallet, 'bind');
      return sealBinding(publicKey, { account, password, wallet, nonce, time });
    },
  };
}
