import { lazy } from 'react';

type BehindPaint = typeof import('./behindPaint.ts');

let arrived: BehindPaint | undefined;

/** The chunk beside the entry. Start-up asks for it at once, so later calls find it there. */
export const loadBehindPaint = async (): Promise<BehindPaint> => (arrived = await import('./behindPaint.ts'));

/** The chunk beside the entry, once it came. */
export const arrivedBehindPaint = (): BehindPaint | undefined => arrived;

export const ShellTools = lazy(async () => ({ default: (await loadBehindPaint()).ShellTools }));
export const ShellTray = lazy(async () => ({ default: (await loadBehindPaint()).ShellTray }));
export const ShellBanners = lazy(async () => ({ default: (await loadBehindPaint()).ShellBanners }));
export const PageTimedOut = lazy(async () => ({ default: (await loadBehindPaint()).PageTimedOut }));
export const HomeCards = lazy(async () => ({ default: (await loadBehindPaint()).HomeCards }));
