import { lazy } from 'react';

/** The picker and the account's sheet: on the headless library, so they come when first opened. */
export const WalletSheets = lazy(() => import('./WalletSheets.tsx'));
