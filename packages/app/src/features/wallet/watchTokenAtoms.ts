import { isChainError, tokenAddress, tokenMetadata } from '@amswap/chain';
import { watchAsset } from '@amswap/chain/wallet';
import type { ErrorCode, TokenId } from '@amswap/values';
import { atom } from 'jotai';
import { openChainAtom } from '../../boot/chainAtoms.ts';
import { servicesAtom } from '../../boot/serviceAtoms.ts';
import { walletStateAtom } from './walletAtoms.ts';

const askedToken = atom<TokenId | undefined>(undefined);

/** The token that the wallet is being asked to show. */
export const watchedTokenAtom = atom((get) => get(askedToken));

/** How it ended: the wallet shows it, its user said no, or a failure by its code. */
export type WatchOutcome = 'shown' | 'refused' | ErrorCode;

/**
 * Asks the wallet to show a token (EIP-747), with symbol and decimals as the chain gives them. One question at a time: a
 * second press does nothing. Never rejects.
 */
export const watchTokenAtom = atom(
  null,
  async (get, set, token: TokenId): Promise<WatchOutcome | undefined> => {
    const wallet = get(walletStateAtom);
    const chain = get(openChainAtom);
    if (get(askedToken) !== undefined || chain === undefined || wallet.kind !== 'connected') return undefined;
    set(askedToken, token);
    try {
      const { deployment, reader } = chain;
      const [{ symbol, decimals }] = (await reader.readOnce([tokenMetadata(deployment, token)])).values;
      const address = tokenAddress(deployment, token);
      const shown = await watchAsset(wallet.wallet.provider, { address, symbol, decimals });
      return shown ? 'shown' : 'refused';
    } catch (thrown) {
      if (!isChainError(thrown)) get(servicesAtom).log.write('error', thrown);
      const code: ErrorCode = isChainError(thrown) ? thrown.code : 'unknown.unclassified';
      return code === 'wallet.refused' ? 'refused' : code;
    } finally {
      set(askedToken, undefined);
    }
  },
);
