/** Wallet apps that can open a page in their own browser by a link. */
export const linkedWallets = ['tokenPocket', 'imToken', 'trust', 'okx', 'metaMask'] as const;
export type LinkedWallet = (typeof linkedWallets)[number];

export interface WalletLink {
  readonly wallet: LinkedWallet;
  readonly href: string;
}

const bnbCoinOfTrust = '20000714';

/**
 * Links that open a page inside the wallet apps, with its route and its referral: the whole address is encoded, since apps and
 * link services cut off whatever stands behind a bare `#`. Errors: none.
 *
 * @param address the page's address, with the route behind `#` and `ref` in front of it or behind.
 */
export function walletLinks(address: string): readonly WalletLink[] {
  const whole = encodeURIComponent(address);
  const parameters = encodeURIComponent(JSON.stringify({ url: address, chain: 'BSC', source: 'AMSWAP' }));
  const withoutScheme = address.replace(/^https?:\/\//i, '');
  const okx = `okx://wallet/dapp/url?dappUrl=${whole}`;
  const hrefs: Readonly<Record<LinkedWallet, string>> = {
    tokenPocket: `tpdapp://open?params=${parameters}`,
    imToken: `imtokenv2://navigate/DappView?url=${whole}`,
    trust: `https://link.trustwallet.com/open_url?coin_id=${bnbCoinOfTrust}&url=${whole}`,
    okx: `https://web3.okx.com/download?deeplink=${encodeURIComponent(okx)}`,
    metaMask: `https://metamask.app.link/dapp/${encodeURIComponent(withoutScheme).replaceAll('%2F', '/')}`,
  };
  return linkedWallets.map((wallet) => ({ wallet, href: hrefs[wallet] }));
}

/** Browsers inside other apps, in which no wallet can be. */
export type WalletlessBrowser = 'weChat' | 'qq' | 'telegram';

/**
 * Which of them this is, by its user agent; undefined for any other. Good for a hint, nothing more. Errors: none.
 */
export function walletlessBrowserOf(userAgent: string): WalletlessBrowser | undefined {
  if (/MicroMessenger/i.test(userAgent)) return 'weChat';
  if (/\bQQ\/\d/i.test(userAgent)) return 'qq';
  return /Telegram/i.test(userAgent) ? 'telegram' : undefined;
}
