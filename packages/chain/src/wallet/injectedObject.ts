import type { Eip1193Provider, RpcRequest } from '@amswap/values';

/** Reads a property of a foreign object. Getters of wallets may throw, and there may be no object at all. */
export function readForeign(source: unknown, key: string): unknown {
  if ((typeof source !== 'object' && typeof source !== 'function') || source === null) return undefined;
  try {
    return (source as Record<string, unknown>)[key];
  } catch {
    return undefined;
  }
}

const fromLegacy = new WeakMap<object, Eip1193Provider>();

/**
 * A provider out of what a wallet injected: the object itself where it has `request`, a wrapping of `sendAsync` or `send`
 * where it is older. Nothing is ever written to the wallet's object. Undefined for anything else.
 */
export function providerOf(injected: unknown): Eip1193Provider | undefined {
  if ((typeof injected !== 'object' && typeof injected !== 'function') || injected === null) return undefined;
  if (typeof readForeign(injected, 'request') === 'function') return injected as Eip1193Provider;
  const known = fromLegacy.get(injected);
  if (known !== undefined) return known;
  const send = readForeign(injected, 'sendAsync') ?? readForeign(injected, 'send');
  if (typeof send !== 'function') return undefined;
  const wrapped = wrapLegacy(injected, send as LegacySend);
  fromLegacy.set(injected, wrapped);
  return wrapped;
}

type LegacyAnswer = { readonly result?: unknown; readonly error?: unknown } | null | undefined;
type LegacySend = (payload: unknown, done: (error: unknown, answer: LegacyAnswer) => void) => void;

function wrapLegacy(injected: object, send: LegacySend): Eip1193Provider {
  let last = 0;
  const ask = ({ method, params = [] }: RpcRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      send.call(injected, { jsonrpc: '2.0', id: last, method, params }, (error, answer) => {
        const failure = error ?? answer?.error;
        if (failure !== undefined && failure !== null) reject(failure);
        else resolve(answer?.result);
      });
    });
  const on = readForeign(injected, 'on');
  const removeListener = readForeign(injected, 'removeListener');
  return {
    request(request) {
      // Wallets of that time open their prompt by `enable` and know no eth_requestAccounts.
      const enable = readForeign(injected, 'enable');
      if (request.method === 'eth_requestAccounts' && typeof enable === 'function') {
        return Promise.resolve(enable.call(injected));
      }
      return ask(request);
    },
    ...(typeof on === 'function' && {
      on: (event: string, listener: (...args: never[]) => void) => on.call(injected, event, listener),
    }),
    ...(typeof removeListener === 'function' && {
      removeListener: (event: string, listener: (...args: never[]) => void) =>
        removeListener.call(injected, event, listener),
    }),
  };
}

/** Flags by which wallets mark their object, the telling ones first: nearly everyone also says that it is MetaMask. */
const vendorByFlag: readonly (readonly [flag: string, vendor: string, name: string, rdns: string])[] = [
  ['isTokenPocket', 'tokenPocket', 'TokenPocket', 'pro.tokenpocket'],
  ['isImToken', 'imToken', 'imToken', 'im.token'],
  ['isTrust', 'trust', 'Trust Wallet', 'com.trustwallet.app'],
  ['isTrustWallet', 'trust', 'Trust Wallet', 'com.trustwallet.app'],
  ['isOkxWallet', 'okx', 'OKX Wallet', 'com.okex.wallet'],
  ['isOKExWallet', 'okx', 'OKX Wallet', 'com.okex.wallet'],
  ['isCoinbaseWallet', 'coinbase', 'Coinbase Wallet', 'com.coinbase.wallet'],
  ['isRabby', 'rabby', 'Rabby', 'io.rabby'],
  ['isBraveWallet', 'brave', 'Brave Wallet', 'com.brave.wallet'],
  ['isMetaMask', 'metaMask', 'MetaMask', 'io.metamask'],
];

export interface Vendor {
  /** Short name for ids; `browser` when nobody can be told. */
  readonly key: string;
  /** Name to show; empty when nobody can be told. */
  readonly name: string;
  /** Reverse domain name under which the same vendor announces itself. */
  readonly rdns: string | undefined;
}

/** Whose wallet an injected object seems to be. A claim of the object, good for a label and nothing else. */
export function vendorOf(injected: unknown): Vendor {
  const found = vendorByFlag.find(([flag]) => readForeign(injected, flag) === true);
  return found === undefined
    ? { key: 'browser', name: '', rdns: undefined }
    : { key: found[1], name: found[2], rdns: found[3] };
}
