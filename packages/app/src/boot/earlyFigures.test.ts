import { createManualClock } from '@amswap/testing';
import { atom } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { AppServices } from './AppServices.ts';
import { askHomeEarly, type EarlyParts } from './earlyFigures.ts';
import { createAppStore } from './serviceAtoms.ts';

function openAt(id: 'home' | 'settings') {
  let asked = false;
  let place = id;
  const followers = new Set<() => void>();
  const figures = atom(0);
  figures.onMount = () => {
    asked = true;
    return () => {
      asked = false;
    };
  };
  const clock = createManualClock();
  const navigation = {
    place: () => ({ id: place }),
    follow(changed: () => void) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  } as unknown as EarlyParts['navigation'];
  askHomeEarly({ store: createAppStore({} as AppServices), navigation, clock }, figures);
  return {
    asked: () => asked,
    clock,
    followers,
    goTo(next: typeof place) {
      place = next;
      for (const changed of followers) changed();
    },
  };
}

describe('what home shows', () => {
  it('is asked before anything is drawn, until home is left', () => {
    const { asked, goTo, followers } = openAt('home');
    expect(asked()).toBe(true);
    goTo('home');
    expect(asked()).toBe(true);
    goTo('settings');
    expect(asked()).toBe(false);
    expect(followers.size).toBe(0);
  });

  it('is left to home itself once that is drawn', async () => {
    const { asked, clock } = openAt('home');
    await clock.advance(10_000);
    expect(asked()).toBe(false);
  });

  it('is not asked for another page', () => {
    expect(openAt('settings').asked()).toBe(false);
  });
});
