import { describe, expect, it } from 'vitest';
import type { AppServices } from '../../boot/AppServices.ts';
import { createAppStore } from '../../boot/serviceAtoms.ts';
import { tourStateAtom } from './tourAtoms.ts';

/** A page whose chain, and so its tour, comes later. */
function openPage() {
  const tourFollowers = new Set<() => void>();
  const chainFollowers = new Set<() => void>();
  let state: unknown = { request: undefined };
  let chain: unknown = { state: 'opening' };
  const tour = {
    read: () => state,
    follow(changed: () => void) {
      tourFollowers.add(changed);
      return () => tourFollowers.delete(changed);
    },
  };
  const services = {
    chain: {
      read: () => chain,
      follow(changed: () => void) {
        chainFollowers.add(changed);
        return () => chainFollowers.delete(changed);
      },
    },
  } as unknown as AppServices;
  return {
    store: createAppStore(services),
    open() {
      chain = { state: 'configured', tour };
      for (const changed of chainFollowers) changed();
    },
    ask(request: unknown) {
      state = { request };
      for (const changed of tourFollowers) changed();
    },
    followers: tourFollowers,
  };
}

describe('what is known of the tour', () => {
  it('follows a tour that comes after the first part that shows it', () => {
    const { store, open, ask, followers } = openPage();
    const stop = store.sub(tourStateAtom, () => {});
    expect(store.get(tourStateAtom)).toBeUndefined();
    open();
    ask({ kind: 'connect' });
    expect(store.get(tourStateAtom)?.request).toEqual({ kind: 'connect' });
    stop();
    expect(followers.size).toBe(0);
  });

  it('knows what was asked before anything showed it', () => {
    const { store, open, ask } = openPage();
    open();
    // Looked at once, by something that does not stay.
    expect(store.get(tourStateAtom)?.request).toBeUndefined();
    ask({ kind: 'connect' });
    store.sub(tourStateAtom, () => {});
    expect(store.get(tourStateAtom)?.request).toEqual({ kind: 'connect' });
  });
});
