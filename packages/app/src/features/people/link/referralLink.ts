import type { Address } from '@amswap/values';

/**
 * The link that binds whoever registers with it: `?ref=` in front of the hash, behind the page's own address, whatever
 * folder that is in.
 *
 * @param baseUrl where the operator says that the page is; undefined: where it was opened
 * @param opened the address that the page was opened at, without a referrer of its own
 */
export function referralLink(baseUrl: string | undefined, opened: string, account: Address): string {
  const [page = ''] = (baseUrl ?? opened).split(/[?#]/);
  return `${page}?ref=${account}`;
}
