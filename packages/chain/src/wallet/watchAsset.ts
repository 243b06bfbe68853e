import type { Address, Eip1193Provider } from '@amswap/values';
import { askWallet } from './askWallet.ts';

const symbolLimit = 11;

/**
 * Asks a wallet to show a token (EIP-747). Returns whether it will.
 * Throws `wallet.refused`, `wallet.unsupportedMethod` or another `ChainError`.
 *
 * @param token symbol and decimals as the chain gives them; wallets refuse symbols of more than 11 characters.
 */
export async function watchAsset(
  provider: Eip1193Provider,
  token: {
    readonly address: Address;
    readonly symbol: string;
    readonly decimals: number;
    readonly image?: string;
  },
): Promise<boolean> {
  const options = {
    address: token.address,
    symbol: token.symbol.slice(0, symbolLimit),
    decimals: token.decimals,
    ...(token.image !== undefined && { image: token.image }),
  };
  return (
    (await askWallet(provider, { method: 'wallet_watchAsset', params: { type: 'ERC20', options } })) === true
  );
}
