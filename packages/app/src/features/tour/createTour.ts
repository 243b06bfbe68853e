import type { Reader, Transport } from '@amswap/chain';
import type { WalletDiscovery } from '@amswap/chain/wallet';
import { type Address, type Eip1193Provider, nextUtcMidnight } from '@amswap/values';
import type { EntryStore } from '../../boot/entryStore.ts';
import { randomId } from '../../boot/randomId.ts';
import { storageKeys } from '../../boot/storageKeys.ts';
import {
  type Tour,
  type TourRequest,
  type TourRole,
  type TourService,
  type TourState,
  type TourStepId,
  tourRoles,
  tourStepIds,
} from '../../boot/Tour.ts';
import { createTourWallet } from './tourWallet.ts';

/** What the tour is made over. */
export interface TourParts {
  readonly chain: Pick<Eip1193Provider, 'request'>;
  readonly accounts: Readonly<Record<TourRole, { readonly address: Address }>>;
  readonly keeping: TourState['keeping'];
  /** Asks the chain as features do. */
  readonly request: Transport;
  readonly reader: Pick<Reader, 'reset' | 'refresh'>;
  readonly entries: EntryStore;
  readonly returnable: boolean;
  /** Opens the accounts service of this page, once. */
  readonly openService: () => Promise<TourService>;
}

/** The tour, and what it hears from its chain. */
export interface StartedTour {
  readonly tour: Tour;
  /** The chain is gone. */
  crashed(): void;
  /** The disk failed: the chain goes on in memory. */
  lostDisk(): void;
}

const tenMinutes = 600n;
const yes = 'yes';

/** The role that was chosen on an earlier visit, else the member. */
const keptRole = (entries: EntryStore): TourRole => {
  const kept = entries.read(storageKeys.tourRole);
  return tourRoles.find((role) => role === kept) ?? 'member';
};

/** Steps that were done before, in their order. */
const keptDone = (entries: EntryStore): readonly TourStepId[] => {
  const kept = (entries.read(storageKeys.tourDone) ?? '').split(',');
  return tourStepIds.filter((step) => kept.includes(step));
};

/** The tour over its started chain: who one is, what waits for an answer, and what moves the chain. */
export function createTour(parts: TourParts): StartedTour {
  const { chain, accounts, request, reader, entries, returnable, openService } = parts;
  const followers = new Set<() => void>();
  let answer: ((approved: boolean) => void) | undefined;
  const role = keptRole(entries);
  let state: TourState = {
    role,
    account: accounts[role].address,
    request: undefined,
    keeping: parts.keeping,
    chain: 'running',
    skipped: 0n,
    era: 0,
    done: keptDone(entries),
    receipt: undefined,
  };
  const set = (change: Partial<TourState>): void => {
    state = { ...state, ...change };
    for (const follower of [...followers]) follower();
  };
  const ask = (asked: TourRequest): Promise<boolean> =>
    new Promise((resolve) => {
      answer = resolve;
      set({ request: asked });
    });
  const settle = (approved: boolean): void => {
    const waiting = answer;
    answer = undefined;
    if (waiting === undefined) return;
    set({ request: undefined });
    waiting(approved);
  };
  const note = (step: TourStepId): void => {
    if (state.done.includes(step)) return;
    const done = tourStepIds.filter((id) => id === step || state.done.includes(id));
    entries.write(storageKeys.tourDone, done.join(','));
    set({ done });
  };
  const wallet = createTourWallet({
    chain,
    account: () => state.account,
    connected: () => entries.read(storageKeys.tourConnected) === yes,
    connect: (connected) => {
      if (!connected) return entries.remove(storageKeys.tourConnected);
      entries.write(storageKeys.tourConnected, yes);
      note('connect');
    },
    ask,
    asking: () => answer !== undefined,
  });

  /** Everything that stands on the chain before this is of no meaning any more. */
  const begin = (): void => {
    settle(false);
    reader.reset();
    set({
      era: state.era + 1,
      role: 'member',
      account: accounts.member.address,
      skipped: 0n,
      done: [],
      receipt: undefined,
    });
    wallet.tellAccounts();
  };
  entries.follow(storageKeys.tourEra, begin);

  /** Runs a change of the chain; one at a time. */
  const change = async (run: () => Promise<void>): Promise<void> => {
    if (state.chain !== 'running') return;
    set({ chain: 'changing' });
    try {
      await run();
    } finally {
      // Not if it crashed meanwhile.
      if (tour.read().chain === 'changing') set({ chain: 'running' });
    }
  };

  const tour: Tour = {
    wallets: onlyWallet(wallet.wallet),
    request,
    accounts: {
      member: accounts.member.address,
      referrer: accounts.referrer.address,
      buyer: accounts.buyer.address,
    },
    returnable,
    read: () => state,
    follow(changed) {
      followers.add(changed);
      return () => void followers.delete(changed);
    },
    become(next) {
      if (next === state.role) return;
      settle(false);
      entries.write(storageKeys.tourRole, next);
      set({ role: next, account: accounts[next].address });
      note('become');
      wallet.tellAccounts();
    },
    answer: settle,
    note,
    skip: (by) =>
      change(async () => {
        const seconds = by === 'midnight' ? await untilMidnight(request) : tenMinutes;
        await request({ method: 'evm_increaseTime', params: [`0x${seconds.toString(16)}`] });
        await request({ method: 'evm_mine' });
        reader.refresh();
        set({ skipped: state.skipped + seconds });
        note('wait');
      }),
    startOver: () =>
      change(async () => {
        settle(false);
        await request({ method: 'anvil_reset' });
        // Where the service cannot run, nobody is bound.
        await openService().then(
          ({ reset }) => reset(),
          () => {},
        );
        for (const { address } of Object.values(accounts)) entries.remove(storageKeys.tourJournal(address));
        const { tourConnected, tourRole, tourDone } = storageKeys;
        for (const key of [tourConnected, tourRole, tourDone]) entries.remove(key);
        entries.write(storageKeys.tourEra, randomId());
        begin();
      }),
    openService,
    showReceipt: (receipt) => set({ receipt }),
  };
  return {
    tour,
    crashed: () => {
      settle(false);
      set({ chain: 'crashed' });
    },
    lostDisk: () => set({ keeping: 'memory' }),
  };
}

/** Seconds until the chain's day is over, at least one. */
async function untilMidnight(request: Transport): Promise<bigint> {
  await request({ method: 'evm_mine' });
  const block = (await request({ method: 'eth_getBlockByNumber', params: ['latest', false] })) as {
    readonly timestamp: string;
  };
  const now = BigInt(block.timestamp);
  return nextUtcMidnight(now) - now;
}

/** A discovery that has found the one wallet there is. */
function onlyWallet(wallet: WalletDiscovery['wallets'][number]): WalletDiscovery {
  return {
    wallets: [wallet],
    searching: false,
    subscribe: () => () => {},
    look: () => {},
    stop: () => {},
  };
}
