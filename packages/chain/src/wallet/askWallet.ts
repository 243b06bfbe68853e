import {
  type Address,
  type Clock,
  checksumAddress,
  type Eip1193Provider,
  isAddressShaped,
  parseChainId,
  type RpcRequest,
} from '@amswap/values';
import { ChainError } from '../errors/ChainError.ts';
import { classify } from '../errors/classify.ts';

/**
 * Asks a wallet; whatever it throws comes out as a `ChainError` of area `wallet`, `rpc`, `transaction` or `contract`.
 * Without a bound it waits for as long as the user takes.
 *
 * @param bound answers within this time or `wallet.noAnswer` is thrown; an answer that comes later is lost.
 */
export async function askWallet(
  provider: Eip1193Provider,
  request: RpcRequest,
  bound?: { readonly clock: Clock; readonly ms: number },
): Promise<unknown> {
  try {
    const answer = provider.request(request);
    return await (bound === undefined ? answer : within(answer, bound, request.method));
  } catch (thrown) {
    throw classify(thrown, { method: request.method });
  }
}

function within(
  answer: Promise<unknown>,
  bound: { clock: Clock; ms: number },
  method: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = bound.clock.after(bound.ms, () => reject(new ChainError('wallet.noAnswer', { method })));
    Promise.resolve(answer).then(resolve, reject).finally(cancel);
  });
}

/** The usable addresses of an account list, in EIP-55 form. Wallets answer undefined, null, or odd entries as well. */
export function accountsOf(list: unknown): readonly Address[] {
  if (!Array.isArray(list)) return [];
  return list
    .filter((entry): entry is string => typeof entry === 'string' && isAddressShaped(entry))
    .map(checksumAddress);
}

/**
 * The chain that a wallet is on; undefined when it does not say so in any known form.
 * Throws `ChainError` when the wallet fails to answer.
 */
export async function chainOf(
  provider: Eip1193Provider,
  bound?: { readonly clock: Clock; readonly ms: number },
): Promise<number | undefined> {
  const id = parseChainId(await askWallet(provider, { method: 'eth_chainId' }, bound));
  return id ?? parseChainId(await askWallet(provider, { method: 'net_version' }, bound));
}
