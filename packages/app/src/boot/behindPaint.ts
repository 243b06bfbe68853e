/**
 * The one chunk that is fetched beside the entry: what the first paint does not need and every page does. More chunks would
 * be more requests on the first load.
 */
export { openChain } from './openChain.ts';
export { askHomeEarly } from './earlyFigures.ts';
export { keepReferrer } from './keptReferrers.ts';
export { revokeLeftTokens } from './revokeLeftTokens.ts';
export { showMotion } from './motion.ts';
export { ShellBanners } from '../shell/ShellBanners.tsx';
export { WalletChip as ShellTools } from '../shell/WalletChip.tsx';
export { ShellTray } from '../shell/ShellTray.tsx';
export { PageTimedOut } from '../shell/PageTimedOut.tsx';
export { HomeCards } from '../features/home/HomeCards.tsx';
