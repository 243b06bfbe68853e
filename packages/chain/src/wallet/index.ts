export {
  createWalletDiscovery,
  type InjectionTarget,
  type WalletDiscovery,
  type WalletDiscoveryOptions,
} from './discovery.ts';
export { verifyReadiness } from './readiness.ts';
export { signMessage } from './signMessage.ts';
export { switchChain, type WalletChain } from './switchChain.ts';
export type { Wallet, WalletOrigin } from './Wallet.ts';
export { accountOf, mayWrite, type WalletEvent, type WalletState } from './WalletState.ts';
export {
  type LinkedWallet,
  linkedWallets,
  type WalletLink,
  type WalletlessBrowser,
  walletLinks,
  walletlessBrowserOf,
} from './walletLinks.ts';
export { type TextStorage, walletStorageKey } from './walletMemory.ts';
export { createWalletSession, type WalletSession, type WalletSessionOptions } from './walletSession.ts';
export { watchAsset } from './watchAsset.ts';
