'use no memo'; // On the first screen: see docs/decisions/0701-first-screen-without-memo.md

import type { TokenId } from '@amswap/values';
import { coin } from './TokenCoin.css.ts';

/** What a coin can stand for: a token, the chain's own currency, or the reward balance. */
export type CoinKind = TokenId | 'native' | 'reward';

const letters: Partial<Record<CoinKind, string>> = { native: '◆', reward: 'R' };

/** Props of `TokenCoin`. */
export interface TokenCoinProps {
  readonly coin: CoinKind;
  readonly size?: 'normal' | 'small';
}

/** The disc of a token. Decoration: its name always stands beside it. */
export function TokenCoin({ coin: kind, size = 'normal' }: TokenCoinProps) {
  return (
    <span aria-hidden="true" className={coin[kind]} data-size={size}>
      {letters[kind] ?? kind[0]}
    </span>
  );
}
