import type { ShownAmount } from '@amswap/ui';
import type { TokenId } from '@amswap/values';

/** How the wallet stands to this page. `unlinked`: it has lost its own connection to the chain. */
export type WalletStanding = 'none' | 'busy' | 'wrongChain' | 'unlinked' | 'ready';

/** What of a trade is on its way from this page: a step of it, or another write that has to end first. */
export type UnderWay = 'nothing' | 'reset' | 'authorise' | 'act' | 'other';

/** What keeps an amount that is one from being traded. */
export type Obstacle =
  /** The wallet holds less. */
  | { readonly of: 'balance'; readonly token: TokenId; readonly symbol: string }
  | { readonly of: 'rewardBalance' }
  /** The contract gives out no more than it holds. */
  | { readonly of: 'stock'; readonly symbol: string }
  | { readonly of: 'fee'; readonly symbol: string }
  /** Less than the contract lists. */
  | { readonly of: 'minimum'; readonly least: ShownAmount }
  /** So little that nothing would come out. */
  | { readonly of: 'nothingOut' }
  /** Nothing is on sale. */
  | { readonly of: 'emptyQueue' }
  /** The router names no price. */
  | { readonly of: 'noPrice' }
  /** The amount moves the price too far. */
  | { readonly of: 'impact' };

/** What stands between the reader and a trade: the first thing that is in the way, or that nothing is. */
export type TradeStage =
  | { readonly kind: 'framed' }
  /** A write is on its way from this page; its sheet says how far it is. */
  | { readonly kind: 'underWay' }
  | { readonly kind: 'loading' }
  /** The chain does not answer; the shell's banner says so as long as it lasts. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'noWallet' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'wrongNetwork' }
  | { readonly kind: 'unlinked' }
  /** The contract does not offer it now. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'empty' }
  /** No amount at all: submitting says so in the specification's words. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'blocked'; readonly obstacle: Obstacle }
  /** What is typed is being asked about. */
  | { readonly kind: 'quoting' }
  | { readonly kind: 'authorise'; readonly allowed: ShownAmount }
  | { readonly kind: 'act' };
