import type { TestWallet } from './testWallet.ts';

/** The part of a window that EIP-6963 needs. */
export interface AnnouncementTarget {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  dispatchEvent(event: Event): boolean;
}

/** Announces a wallet as EIP-6963 has it, now and whenever the page asks. Returns a function that stops it. */
export function announceWallet(target: AnnouncementTarget, wallet: TestWallet): () => void {
  const detail = Object.freeze({ info: Object.freeze(wallet.info), provider: wallet.provider });
  const announce = () => void target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  target.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => target.removeEventListener('eip6963:requestProvider', announce);
}
