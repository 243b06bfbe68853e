import type { Hex } from '@amswap/values';
import { HDNodeWallet, Mnemonic } from 'ethers';

const phrase = 'test test test test test test test test test test test junk';

/** The first accounts of the developers' mnemonic, which anvil has too. */
export const wallets = [0, 1, 2, 3].map((index) =>
  HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(phrase), `m/44'/60'/0'/0/${index}`),
);

export const accounts = wallets.map(({ privateKey }) => ({ privateKey: privateKey as Hex }));

/** The address of the account at a place, in lower case. */
export function addressAt(index: number): Hex {
  const wallet = wallets[index];
  if (wallet === undefined) throw new Error(`There is no account ${index}.`);
  return wallet.address.toLowerCase() as Hex;
}
