import type { Address } from '@amswap/values';
import type { ChainError } from '../errors/ChainError.ts';
import type { Wallet } from './Wallet.ts';
import type { WalletEventName } from './walletEvents.ts';

/** What the wallet is doing for this page. Writes are possible in `connected` with a link that is up, and nowhere else. */
export type WalletState =
  /** Asking the remembered wallet, without a prompt, or waiting a moment for the account that follows an empty list. */
  | { readonly kind: 'reconnecting' }
  /** No account. `failure` says why, where an attempt ended without one; a refusal is no failure. */
  | { readonly kind: 'signedOut'; readonly failure: ChainError | undefined }
  /** The wallet has been asked and its user has not answered yet. */
  | { readonly kind: 'connecting'; readonly wallet: Wallet }
  /** An account on another chain than the configured one, or on one that the wallet does not name. Writes are off. */
  | {
      readonly kind: 'wrongChain';
      readonly wallet: Wallet;
      readonly account: Address;
      readonly chainId: number | undefined;
      /** Whether the wallet is being asked to switch right now. */
      readonly asking: boolean;
      /** Why the last attempt to switch ended without success. */
      readonly failure: ChainError | undefined;
    }
  | {
      readonly kind: 'connected';
      readonly wallet: Wallet;
      readonly account: Address;
      readonly chainId: number;
      /** Whether the wallet itself reaches the chain. Reading goes through nodes of ours and works either way. */
      readonly link: 'up' | 'down';
    };

/** What happened that a state alone doesn't say: for its user, and for the log. */
export type WalletEvent =
  | { readonly kind: 'accountChanged'; readonly from: Address; readonly to: Address }
  | { readonly kind: 'connected'; readonly account: Address; readonly silently: boolean }
  /** `byWallet`: locked, site removed, account list emptied; otherwise the user signed out here. */
  | { readonly kind: 'signedOut'; readonly account: Address; readonly byWallet: boolean }
  | { readonly kind: 'chainChanged'; readonly chainId: number | undefined; readonly right: boolean }
  /** The wallet sent an event of its own; for the log, whatever came of it. `detail` is bounded foreign text. */
  | { readonly kind: 'heard'; readonly event: WalletEventName; readonly detail: string };

/** The account of a state, where there is one. Errors: none. */
export function accountOf(state: WalletState): Address | undefined {
  return state.kind === 'connected' || state.kind === 'wrongChain' ? state.account : undefined;
}

/**
 * Whether something may be written in this state. Each prompt looks again at the wallet itself. Errors: none.
 */
export function mayWrite(state: WalletState): state is Extract<WalletState, { kind: 'connected' }> {
  return state.kind === 'connected' && state.link === 'up';
}
