// What a page is put together from: the page stories mount the real app over a mocked chain.
export { App, type AppProps } from './boot/App.tsx';
export type { AppServices } from './boot/AppServices.ts';
export { loadBehindPaint } from './boot/behindPaintParts.ts';
export { createChainStart } from './boot/ChainState.ts';
export { openEntryStore, type StorageHost } from './boot/entryStore.ts';
export { isLocale, type Locale } from './boot/locale.ts';
export { createLocaleStore } from './boot/localeStore.ts';
export { createPageLog } from './boot/pageLog.ts';
export { createAppStore } from './boot/serviceAtoms.ts';
export { createSessionStore } from './boot/sessionStore.ts';
export { readStartUp } from './boot/startUp.ts';
export { storageKeys } from './boot/storageKeys.ts';
export { createThemeStore } from './boot/themeStore.ts';
export { loadCatalogue } from './locales/loadCatalogue.ts';
export { createMemoryHistory } from '@tanstack/history';
export type { OpenRouteId } from './routes/openRoutes.ts';
export { createAppRouter } from './routes/router.tsx';
export { routeTable } from './routes/routeTable.ts';
