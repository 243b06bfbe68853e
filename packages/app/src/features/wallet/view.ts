import type { LinkedWallet, WalletState } from '@amswap/chain/wallet';
import type { ErrorCode } from '@amswap/values';
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

/** Codes that mean: the wallet itself still waits for an answer somewhere. */
const pendingCodes: ReadonlySet<ErrorCode> = new Set(['wallet.requestPending', 'wallet.noAnswer']);

/**
 * What goes on in the picker. An attempt without an answer is no failure: its wallet is named and can be asked again.
 *
 * @param asked id of the wallet that was asked last
 */
export function pickerStateOf(state: WalletState, asked: string | undefined): PickerState {
  if (state.kind === 'connecting') return { kind: 'connecting', walletId: state.wallet.id };
  if (state.kind === 'signedOut' && asked !== undefined && state.failure !== undefined)
    if (pendingCodes.has(state.failure.code)) return { kind: 'pending', walletId: asked };
  return { kind: 'choosing' };
}

/** Why there is no account, where that is worth a word: a request that still waits has its own. */
export function failureOf(state: WalletState): ErrorCode | undefined {
  if (state.kind !== 'signedOut' && state.kind !== 'wrongChain') return undefined;
  const code = state.failure?.code;
  if (code === undefined || code === 'wallet.refused') return undefined;
  return state.kind === 'signedOut' && pendingCodes.has(code) ? undefined : code;
}
