import type { KeptAnswer, ReaderStatus } from '@amswap/chain';
import { describe, expect, it } from 'vitest';
import { openEntryStore } from './entryStore.ts';
import { keepFigures, recallFigures } from './keptFigures.ts';
import { memoryHost } from './memoryHost.fixture.ts';
import { storageKeys } from './storageKeys.ts';

const now = 1_800_000_000_000;
const day = 86_400_000;
const chainId = 56;
const answer = (change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  raw: 'true,0x01,false,0x',
  block: 100n,
  blockTime: 1_800_000_000n,
  readAt: now,
  ...change,
});

function openKept(stored: Readonly<Record<string, string>> = {}) {
  const host = memoryHost(stored);
  const entries = openEntryStore(host);
  const kept = recallFigures(entries, chainId, now);
  let status: (status: ReaderStatus) => void = () => {};
  let hidden = () => {};
  let left: () => unknown = () => {};
  let changed = () => {};
  const time = { now };
  const shown = { visible: true, token: 'local:1' as string | null };
  const answers = new Map([['pool', answer()]]);
  keepFigures({
    entries,
    kept,
    clock: { now: () => time.now },
    reader: {
      answers: () => answers,
      onStatus(listener) {
        status = listener;
        return () => {};
      },
    },
    page: { addEventListener: (_: string, listener: () => unknown) => void (left = listener) } as Pick<
      Window,
      'addEventListener'
    >,
    visibility: {
      visible: () => shown.visible,
      onChange(listener) {
        hidden = listener;
        return () => {};
      },
    },
    session: {
      read: () => ({ token: shown.token, account: null, mm: null }),
      follow(listener) {
        changed = listener;
        return () => {};
      },
    },
  });
  const written = () => entries.read(storageKeys.figures);
  const live = () => status({ state: 'live', block: 1n, blockTime: 1n, readAt: time.now });
  return {
    written,
    live,
    shown,
    time,
    answers,
    kept,
    hide: () => {
      shown.visible = false;
      hidden();
    },
    leave: () => void left(),
    signOut: () => {
      shown.token = null;
      changed();
    },
  };
}

describe('figures for a start without a network', () => {
  it('are written twice a minute while the chain answers, when the page is hidden and when it is left', () => {
    const page = openKept();
    page.live();
    expect(page.written()).toBeNull();
    page.time.now += 30_000;
    page.live();
    const first = page.written();
    expect(first).toContain('0x01');
    page.answers.set('pool', answer({ raw: 'true,0x02' }));
    page.time.now += 1;
    page.live();
    expect(page.written()).toBe(first);
    page.hide();
    expect(page.written()).toContain('0x02');
    page.answers.set('pool', answer({ raw: 'true,0x03' }));
    page.leave();
    expect(page.written()).toContain('0x03');
  });

  it('come back with their block and time, those of other pages of the visit as well', () => {
    const page = openKept();
    page.leave();
    page.answers.clear();
    page.answers.set('sale', answer({ raw: 'true,0x07', readAt: now - 5 }));
    page.leave();
    const again = recallFigures(
      openEntryStore(memoryHost({ [storageKeys.figures]: page.written() ?? '' })),
      chainId,
      now,
    );
    expect(again.recall('pool')).toEqual(answer());
    expect(again.recall('sale')?.raw).toBe('true,0x07');
    expect(again.recall('other')).toBeUndefined();
  });

  it('are gone with whoever signs out', () => {
    const page = openKept();
    page.leave();
    page.signOut();
    expect(page.written()).toBeNull();
    expect(page.kept.recall('pool')).toBeUndefined();
  });

  it('leave out what is too long, and the oldest where all together are', () => {
    const page = openKept();
    page.answers.set('list', answer({ raw: `true,0x${'a'.repeat(20_000)}` }));
    for (let at = 0; at < 20; at += 1)
      page.answers.set(`p${at}`, answer({ raw: `true,0x${'b'.repeat(19_000)}`, readAt: now - at }));
    page.leave();
    const text = page.written() ?? '';
    expect(text).not.toContain('"list"');
    expect(text).toContain('"p0"');
    expect(text).not.toContain('"p19"');
    expect(text.length).toBeLessThan(310_000);
  });

  const keptText = (change: object, of = chainId) =>
    JSON.stringify({
      chainId: of,
      answers: {
        pool: {
          raw: 'true,0x',
          block: { $bigint: '1' },
          blockTime: { $bigint: '1' },
          readAt: now,
          ...change,
        },
      },
    });
  it.each([
    ['no JSON', '{'],
    ['another shape', '7'],
    ['answers that are none', '{"chainId":56,"answers":7}'],
    ['another chain', keptText({}, 1)],
    ['older than a week', keptText({ readAt: now - 7 * day - 1 })],
    ['of the future', keptText({ readAt: now + 1 })],
    ['no bytes', keptText({ raw: 'true,zz' })],
    ['half an answer', keptText({ raw: 'true,0x,' })],
    ['a block that is no number', keptText({ block: 'x' })],
  ])('are none where the entry is not as it was written: %s', (_, text) => {
    expect(openKept({ [storageKeys.figures]: text }).kept.recall('pool')).toBeUndefined();
  });

  it('are there where it is', () => {
    expect(openKept({ [storageKeys.figures]: keptText({}) }).kept.recall('pool')?.block).toBe(1n);
  });
});
