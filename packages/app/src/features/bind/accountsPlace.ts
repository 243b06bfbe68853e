import type { ConfiguredChain } from '../../boot/ChainState.ts';
import type { TourService } from '../../boot/Tour.ts';

/** Where one binds: the operator's service, the tour's own, or nowhere. */
export type AccountsPlace =
  | { readonly kind: 'loading' }
  /** The operator offers none, or gave no key to seal for. */
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'service'; readonly url: string; readonly host: string; readonly publicKey: string }
  | { readonly kind: 'tour'; readonly open: () => Promise<TourService> };

/** The place that a deployment names; the page's own origin where it names none. */
export function accountsPlaceOf(chain: ConfiguredChain | undefined, pageOrigin: string): AccountsPlace {
  if (chain === undefined) return { kind: 'loading' };
  const { tour, deployment } = chain;
  if (tour !== undefined) return { kind: 'tour', open: tour.openService };
  const { accountsUrl, baseUrl, publicKey } = deployment;
  if (accountsUrl === null || publicKey === undefined) return { kind: 'notOffered' };
  const url = (accountsUrl ?? baseUrl ?? pageOrigin).replace(/\/+$/, '');
  return { kind: 'service', url, host: new URL(url).host, publicKey };
}
