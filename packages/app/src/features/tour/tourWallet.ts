import type { Wallet } from '@amswap/chain/wallet';
import {
  type Address,
  type Eip1193Provider,
  type Hex,
  isAddressShaped,
  type RpcRequest,
} from '@amswap/values';
import type { TourRequest } from '../../boot/Tour.ts';
import { messageText } from './messageText.ts';
import { ProviderError, providerCode } from './providerError.ts';

/** What the tour's wallet is made over. */
export interface TourWalletOptions {
  /** The chain, which holds the keys. */
  readonly chain: Pick<Eip1193Provider, 'request'>;
  /** The account that the wallet is set to. */
  readonly account: () => Address;
  /** Whether the page may see the account, and a way to say so for later visits. */
  readonly connected: () => boolean;
  readonly connect: (connected: boolean) => void;
  /** Shows a request and resolves with its answer. */
  readonly ask: (request: TourRequest) => Promise<boolean>;
  /** Whether a request is being shown. */
  readonly asking: () => boolean;
}

/** The tour's own wallet. */
export interface TourWallet {
  readonly wallet: Wallet;
  /** Tells the page which account there is now. */
  tellAccounts(): void;
}

/** The same after a reload, and unlike any other wallet's. */
export const tourWalletId = 'guest-tour.amswap';

type Method = (params: readonly unknown[]) => Promise<unknown>;

/**
 * A wallet inside the page: everything that signs is shown first and can be refused (4001). It holds no key: the tour's chain
 * signs for its accounts. One request is shown at a time, a second one gets -32002 (who asks for the account again joins
 * the first); another account than its own is 4100;
 * what it does not know, or what would change the chain behind a user's back, is 4200.
 */
export function createTourWallet(options: TourWalletOptions): TourWallet {
  const { chain } = options;
  const listeners = new Map<string, Set<(...args: never[]) => void>>();
  /** The question that waits, if it is for the account: who asks again meanwhile waits for the same answer. */
  let connecting: Promise<void> | undefined;
  const accounts = (): Address[] => (options.connected() ? [options.account()] : []);

  const tell = (event: string, payload: unknown): void => {
    for (const listener of [...(listeners.get(event) ?? [])])
      (listener as (payload: unknown) => void)(payload);
  };
  const approved = async (request: TourRequest): Promise<void> => {
    if (options.asking())
      throw new ProviderError(providerCode.requestPending, 'The guest wallet waits for an answer already.');
    if (!(await options.ask(request)))
      throw new ProviderError(providerCode.refused, 'Refused in the guest wallet.');
  };
  const own = (given: unknown): Address => {
    const [account] = accounts();
    if (account === undefined || typeof given !== 'string' || given.toLowerCase() !== account.toLowerCase())
      throw new ProviderError(providerCode.unauthorised, 'The guest wallet is set to another account.');
    return account;
  };

  const methods: Readonly<Record<string, Method>> = {
    eth_accounts: async () => accounts(),
    eth_requestAccounts: async () => {
      if (!options.connected()) {
        connecting ??= approved({ kind: 'connect' })
          .then(() => options.connect(true))
          .finally(() => {
            connecting = undefined;
          });
        await connecting;
      }
      return accounts();
    },
    eth_sendTransaction: async ([given]) => {
      const transaction = readTransaction(given);
      own(transaction['from']);
      const fee = await highestFee(chain, transaction);
      await approved({ ...partsOf(transaction), kind: 'transaction', fee });
      return chain.request({ method: 'eth_sendTransaction', params: [transaction] });
    },
    personal_sign: async ([message, account]) => {
      const signer = own(account);
      await approved({ kind: 'message', text: messageText(message) });
      return chain.request({ method: 'personal_sign', params: [message, signer] });
    },
    eth_signTypedData_v4: async ([account, data]) => {
      const signer = own(account);
      await approved({ kind: 'message', text: messageText(data) });
      return chain.request({ method: 'eth_signTypedData_v4', params: [signer, data] });
    },
    wallet_revokePermissions: async () => {
      options.connect(false);
      tell('accountsChanged', []);
      return null;
    },
  };

  const provider: Required<Eip1193Provider> = {
    request: async ({ method, params = [] }: RpcRequest) => {
      const known = methods[method];
      if (known !== undefined) return known(Array.isArray(params) ? params : [params]);
      if (!passesThrough(method))
        throw new ProviderError(providerCode.unsupported, `The guest wallet does not know ${method}.`);
      return chain.request({ method, params });
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
  };

  return {
    wallet: { id: tourWalletId, name: 'Guest wallet', icon: undefined, origin: 'announced', provider },
    tellAccounts: () => tell('accountsChanged', accounts()),
  };
}

/** Questions about the chain, and nothing that signs or that only a developer's chain knows. */
const passesThrough = (method: string): boolean =>
  method === 'wallet_switchEthereumChain' ||
  (/^(eth|net|web3)_/.test(method) && !/^eth_(sign|send|subscribe|unsubscribe)/.test(method));

function readTransaction(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given === 'object' && given !== null && !Array.isArray(given))
    return given as Readonly<Record<string, unknown>>;
  throw new ProviderError(providerCode.invalidParams, 'A transaction is an object.');
}

const readWei = (given: unknown): bigint =>
  typeof given === 'string' && /^0x[0-9a-f]+$/i.test(given) ? BigInt(given) : 0n;

function partsOf(transaction: Readonly<Record<string, unknown>>) {
  const { to, data, input, value } = transaction;
  const call = data ?? input ?? '0x';
  if (typeof call !== 'string' || !/^0x[0-9a-f]*$/i.test(call))
    throw new ProviderError(providerCode.invalidParams, 'The data of a transaction is hexadecimal.');
  return {
    to: typeof to === 'string' && isAddressShaped(to) ? (to as Address) : undefined,
    data: call as Hex,
    value: readWei(value),
  };
}

/** Gas that the transaction may use, at the price of now; undefined where the chain says that it would fail. */
async function highestFee(
  chain: TourWalletOptions['chain'],
  transaction: Readonly<Record<string, unknown>>,
): Promise<bigint | undefined> {
  try {
    const gas =
      transaction['gas'] ?? (await chain.request({ method: 'eth_estimateGas', params: [transaction] }));
    const named = transaction['maxFeePerGas'] ?? transaction['gasPrice'];
    const price = named ?? (await chain.request({ method: 'eth_gasPrice' }));
    return readWei(gas) * readWei(price);
  } catch {
    return undefined;
  }
}
