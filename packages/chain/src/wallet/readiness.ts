import { type Address, type Clock, type Eip1193Provider, sameAddress } from '@amswap/values';
import { ChainError } from '../errors/ChainError.ts';
import { accountsOf, askWallet, chainOf } from './askWallet.ts';

const answerMs = 8_000;

/**
 * Looks, right before a prompt, whether the wallet still is on the chain and still uses the account that the plan was made for.
 * Events come late or never, so the wallet itself is asked.
 *
 * Throws `wallet.wrongChain`, `wallet.wrongAccount`, `wallet.locked`, `wallet.noAnswer`, or what the wallet failed with.
 */
export async function verifyReadiness(
  provider: Eip1193Provider,
  wanted: { readonly account: Address; readonly chainId: number },
  clock: Clock,
): Promise<void> {
  const bound = { clock, ms: answerMs };
  const [chainId, list] = await Promise.all([
    chainOf(provider, bound),
    askWallet(provider, { method: 'eth_accounts' }, bound),
  ]);
  if (chainId !== wanted.chainId) {
    throw new ChainError('wallet.wrongChain', {
      wantedChainId: wanted.chainId,
      ...(chainId !== undefined && { chainId }),
    });
  }
  const [account] = accountsOf(list);
  if (account === undefined) throw new ChainError('wallet.locked');
  if (!sameAddress(account, wanted.account))
    throw new ChainError('wallet.wrongAccount', { address: account });
}
