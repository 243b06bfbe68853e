import type { Eip1193Provider } from '@amswap/values';

/**
 * How a wallet was found: it announced itself (EIP-6963), it stands in the `providers` array of a multiplexer, it is the
 * page's injected provider, or the provider of an old web3 object.
 */
export type WalletOrigin = 'announced' | 'listed' | 'injected' | 'legacy';

/** One wallet of this browser. Requests and listeners always go to this very provider, never to another one. */
export interface Wallet {
  /** The same after a reload: the reverse domain name of an announced wallet, else how it was found and by whom it seems to be. */
  readonly id: string;
  /** Name as the wallet gives it: foreign text, cut. */
  readonly name: string;
  /** Picture as a data URI; undefined where the wallet gives none or another form. */
  readonly icon: string | undefined;
  readonly origin: WalletOrigin;
  readonly provider: Eip1193Provider;
}
