import { createJournal } from '@amswap/chain/transactions';
import type { WalletState } from '@amswap/chain/wallet';
import { createManualClock, madeUpAddress, testDeployment } from '@amswap/testing';
import type { Address } from '@amswap/values';
import { describe, expect, it, vi } from 'vitest';
import { openEntryStore } from '../../boot/entryStore.ts';
import { memoryHost } from '../../boot/memoryHost.fixture.ts';
import { createTransactionDesk, type JournalServices, type OpenJournal } from './TransactionDesk.ts';
import { hash, mined, recordIn } from './transactionRecord.fixture.ts';

const alice = madeUpAddress(0xa1);
const bob = madeUpAddress(0xb0);
const { chainId } = testDeployment;

const connected = (account: Address): WalletState => ({
  kind: 'connected',
  account,
  chainId,
  link: 'up',
  wallet: {
    id: 'w',
    name: 'W',
    icon: undefined,
    origin: 'announced',
    provider: { request: async () => null },
  },
});
const signedOut: WalletState = { kind: 'signedOut', failure: undefined };

/** A desk over a wallet whose state is set by hand, a storage, and journals whose followers do nothing. */
function setUp({ era = false, load }: { readonly era?: boolean; readonly load?: () => Promise<void> } = {}) {
  const clock = createManualClock();
  const entries = openEntryStore(memoryHost());
  const storage = { getItem: entries.read, setItem: entries.write, removeItem: entries.remove };
  const refresh = vi.fn();
  const log = vi.fn();
  const tour = { era: 1, followers: new Set<() => void>() };
  const chain = {
    state: 'configured',
    deployment: testDeployment,
    reader: { refresh },
    tour: era
      ? {
          read: () => ({ era: tour.era }),
          follow: (told: () => void) => void tour.followers.add(told),
        }
      : undefined,
  };
  const services = {
    clock,
    entries,
    log: { write: log },
    chain: { read: () => chain, follow: () => () => {} },
  } as unknown as JournalServices;
  let state = signedOut;
  const followers = new Set<() => void>();
  const opened: { readonly account: Address; readonly stop: () => void; readonly mine: () => void }[] = [];
  const open: OpenJournal = (_, { account, mined: tell }) => {
    const journal = createJournal({ storage, clock, account, chainId });
    const stop = vi.fn();
    opened.push({
      account,
      stop,
      mine: () => tell(recordIn({ kind: 'confirmed', hash, mined })),
    });
    const follower = { wake() {}, stop, checkAgain: vi.fn(async () => {}) };
    return { journal, follower, lock: { tryHold: async () => ({ held: false }) } };
  };
  const desk = createTransactionDesk(
    services,
    { state: () => state, follow: (changed) => (followers.add(changed), () => {}) },
    async () => {
      await load?.();
      return open;
    },
  );
  const moveTo = async (next: WalletState) => {
    state = next;
    for (const follower of followers) follower();
    await clock.settle();
  };
  const startOver = async () => {
    tour.era += 1;
    for (const follower of tour.followers) follower();
    await clock.settle();
  };
  return { desk, clock, moveTo, startOver, opened, refresh, log };
}

describe('the desk of transactions', () => {
  it('loads nothing before there is an account', async () => {
    const load = vi.fn(async () => {});
    const { desk, clock, moveTo } = setUp({ load });
    await clock.settle();
    expect(desk.records()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    await moveTo(connected(alice));
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows the journal of the account that is connected, and tells of its changes', async () => {
    const { desk, moveTo } = setUp();
    await moveTo(connected(alice));
    const told = vi.fn();
    desk.follow(told);
    (await desk.journal()).journal.add(recordIn({ kind: 'planned' }, { account: alice, chainId }));
    expect(told).toHaveBeenCalledOnce();
    expect(desk.records()).toHaveLength(1);
  });

  it('B36: keeps to the account: another one sees nothing of it, and back again it is there', async () => {
    const { desk, moveTo, opened } = setUp();
    await moveTo(connected(alice));
    (await desk.journal()).journal.add(recordIn({ kind: 'planned' }, { account: alice, chainId }));
    await moveTo(connected(bob));
    expect(desk.records()).toEqual([]);
    expect(opened[0]?.stop).toHaveBeenCalledOnce();
    await moveTo(connected(alice));
    expect(desk.records()).toHaveLength(1);
    expect(opened.map(({ account }) => account)).toEqual([alice, bob, alice]);
  });

  it('B04: stays with the account while the wallet empties its list for a moment, and not after signing out', async () => {
    const { desk, moveTo, opened } = setUp();
    await moveTo(connected(alice));
    (await desk.journal()).journal.add(recordIn({ kind: 'planned' }, { account: alice, chainId }));
    await moveTo({ kind: 'reconnecting' });
    expect(desk.records()).toHaveLength(1);
    await moveTo(connected(alice));
    expect(opened).toHaveLength(1);
    await moveTo(signedOut);
    expect(desk.records()).toEqual([]);
    await expect(desk.journal()).rejects.toThrow();
  });

  it('reads the screen again from the block of a mined transaction on, and passes it on', async () => {
    const { desk, moveTo, opened, refresh } = setUp();
    await moveTo(connected(alice));
    const told = vi.fn();
    const stop = desk.onMined(told);
    opened[0]?.mine();
    expect(refresh).toHaveBeenCalledWith(BigInt(mined.block));
    expect(told).toHaveBeenCalledOnce();
    stop();
    opened[0]?.mine();
    expect(told).toHaveBeenCalledOnce();
  });

  it('B34: looks again for a dropped one through the follower', async () => {
    const { desk, moveTo } = setUp();
    await moveTo(connected(alice));
    const { follower } = await desk.journal();
    await desk.checkAgain('id');
    expect(follower.checkAgain).toHaveBeenCalledWith('id');
  });

  it('asks for its code again after it did not come', async () => {
    const load = vi.fn(async () => {});
    load.mockRejectedValueOnce(new Error('the chunk did not come'));
    const { desk, moveTo, log } = setUp({ load });
    await moveTo(connected(alice));
    expect(log).toHaveBeenCalledOnce();
    await expect(desk.journal()).resolves.toBeDefined();
  });

  it('does not let the journal of an account in that left while its code was on its way', async () => {
    let come = (): void => {};
    const { desk, moveTo, opened, clock } = setUp({
      load: () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    });
    await moveTo(connected(alice));
    const comeForAlice = come;
    await moveTo(connected(bob));
    comeForAlice();
    await clock.settle();
    expect(opened).toEqual([]);
    come();
    await clock.settle();
    expect(opened.map(({ account }) => account)).toEqual([bob]);
    expect(desk.records()).toEqual([]);
  });

  it('opens anew when the chain of the tour starts over', async () => {
    const { moveTo, startOver, opened } = setUp({ era: true });
    await moveTo(connected(alice));
    await startOver();
    expect(opened[0]?.stop).toHaveBeenCalledOnce();
    expect(opened.map(({ account }) => account)).toEqual([alice, alice]);
  });
});
