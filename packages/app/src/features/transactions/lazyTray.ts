import { lazy } from 'react';

/** The tray: its code comes with the first transaction. */
export const RecordTray = lazy(() => import('./RecordTray.tsx'));
