import type { Address } from '@amswap/values';
import type { WalletDesk } from '../wallet/index.ts';

/** Tells when an account leaves the page. */
export interface AccountLeaving {
  /** Aborted once it is gone: changed, locked, or signed out. */
  readonly left: AbortSignal;
  stop(): void;
}

/** Watches an account. A list that is empty for a moment, as it is while another account is chosen, is not gone yet. */
export function watchLeaving(desk: Pick<WalletDesk, 'state' | 'follow'>, account: Address): AccountLeaving {
  const leaving = new AbortController();
  const look = (): void => {
    const state = desk.state();
    if (state.kind === 'reconnecting' || state.kind === 'connecting') return;
    if (state.kind === 'signedOut' || state.account !== account) leaving.abort();
  };
  return { left: leaving.signal, stop: desk.follow(look) };
}
