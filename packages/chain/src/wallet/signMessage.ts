import type { Address, Eip1193Provider, Hex } from '@amswap/values';
import { ChainError } from '../errors/ChainError.ts';
import { askWallet } from './askWallet.ts';

const hexOf = (text: string): Hex =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Has the user sign a text by `personal_sign`; waits for as long as they take.
 *
 * @throws ChainError as wallets fail, `wallet.refused` among them; `wallet.badRequest` where no signature came back
 * @example await signMessage(state.wallet.provider, state.account, 'hello')
 */
export async function signMessage(provider: Eip1193Provider, account: Address, text: string): Promise<Hex> {
  // As bytes: some wallets take text that begins with 0x for bytes, and some cut it at a line's end.
  const signature = await askWallet(provider, { method: 'personal_sign', params: [hexOf(text), account] });
  if (typeof signature === 'string' && /^0x([0-9a-f]{2})+$/i.test(signature)) return signature as Hex;
  throw new ChainError('wallet.badRequest', { method: 'personal_sign' });
}
