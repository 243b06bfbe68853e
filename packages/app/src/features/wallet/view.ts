import type { LinkedWallet, WalletlessBrowser, WalletState } from '@amswap/chain/wallet';
import type { ErrorCode } from '@amswap/values';
import type { WayToWallet } from '@amswap/ui';
import type { PickerState, ShownWallet } from '@amswap/ui/wallet-picker';
import type { FoundWallets } from './WalletDesk.ts';

/** The wallets as the picker shows them, the one used last first. */
export function shownWallets({ wallets, remembered }: FoundWallets): readonly ShownWallet[] {
  const shown = wallets.map(({ id, name, icon, origin }): ShownWallet => {
    const found = origin === 'announced' || origin === 'listed' ? 'detected' : 'legacy';
    return { id, name, icon, origin: id === remembered ? 'lastUsed' : found };
  });
  return [...shown].sort((a, b) => Number(b.origin === 'lastUsed') - Number(a.origin === 'lastUsed'));
}

/** An app with a browser of its own that can open this page. */
export interface LinkedApp extends ShownWallet {
  readonly app: LinkedWallet;
}

const appNames: Readonly<Record<LinkedWallet, string>> = {
  tokenPocket: 'TokenPocket',
  imToken: 'imToken',
  trust: 'Trust Wallet',
  okx: 'OKX Wallet',
  metaMask: 'MetaMask',
};

/** The apps in the order in which they are offered. */
export const linkedApps: readonly LinkedApp[] = (Object.keys(appNames) as LinkedWallet[]).map((app) => ({
  id: `app:${app}`,
  name: appNames[app],
  origin: 'mobileApp',
  app,
}));

/** What this page is shown on, as far as it decides how a wallet is come by. */
export interface Device {
  /** A finger rather than a mouse: wallet apps can be on it. */
  readonly touched: boolean;
  /** The app inside which this browser is, where no wallet can be. */
  readonly insideApp: WalletlessBrowser | undefined;
}

/** What leads to a wallet. */
export interface OfferedWays {
  /** Apps that open this page by a link. */
  readonly apps: readonly LinkedApp[];
  readonly way: WayToWallet | undefined;
}

/**
 * What is offered where this browser shows no wallet: apps on a phone, a code to be scanned by one on a computer, the way out
 * of a browser inside another app. Nothing while wallets may still show themselves.
 *
 * @param address the page's address, with its route and its referral.
 */
export function offeredWays(
  { wallets, searching }: Pick<FoundWallets, 'wallets' | 'searching'>,
  { touched, insideApp }: Device,
  address: string,
): OfferedWays {
  if (wallets.length > 0 || searching) return { apps: [], way: undefined };
  if (insideApp !== undefined) {
    // Links into apps are blocked in there as well, in WeChat and QQ at least.
    const apps = insideApp === 'telegram' ? linkedApps : [];
    return { apps, way: { kind: 'insideApp', app: insideApp, address } };
  }
  return touched ? { apps: linkedApps, way: undefined } : { apps: [], way: { kind: 'otherDevice', address } };
}

/** Codes that are told by the picker's row of the wallet itself. */
const pendingCodes: ReadonlySet<ErrorCode> = new Set(['wallet.requestPending', 'wallet.noAnswer']);

/**
 * What goes on in the picker. An attempt without an answer is no failure: its wallet is named and can be asked again.
 *
 * @param asked id of the wallet that was asked last
 */
export function pickerStateOf(state: WalletState, asked: string | undefined): PickerState {
  if (state.kind === 'connecting') return { kind: 'connecting', walletId: state.wallet.id };
  if (state.kind !== 'signedOut' || asked === undefined) return { kind: 'choosing' };
  // Its prompt is open: asking again waits for the same one.
  if (state.failure?.code === 'wallet.noAnswer') return { kind: 'connecting', walletId: asked };
  return state.failure?.code === 'wallet.requestPending'
    ? { kind: 'pending', walletId: asked }
    : { kind: 'choosing' };
}

/** Why there is no account, where that is worth a word: a request that still waits has its own. */
export function failureOf(state: WalletState): ErrorCode | undefined {
  if (state.kind !== 'signedOut' && state.kind !== 'wrongChain') return undefined;
  const code = state.failure?.code;
  if (code === undefined || code === 'wallet.refused') return undefined;
  return state.kind === 'signedOut' && pendingCodes.has(code) ? undefined : code;
}
