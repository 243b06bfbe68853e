import type { Visibility } from '@amswap/chain';

/** The page as something that is seen or not: for a hidden one no node is asked. */
export const pageVisibility: Visibility = {
  visible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
