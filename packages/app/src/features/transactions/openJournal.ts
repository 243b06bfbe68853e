import {
  createFollower,
  createJournal,
  createTabLock,
  journalStorageKey,
  type LockManagerLike,
  type TabLock,
} from '@amswap/chain/transactions';
import type { TextStorage } from '@amswap/chain/wallet';
import type { EntryStore } from '../../boot/entryStore.ts';
import { pageVisibility } from '../../boot/pageVisibility.ts';
import { randomId } from '../../boot/randomId.ts';
import type { JournalServices, OpenJournal } from './TransactionDesk.ts';

const storageOver = ({ read, write, remove }: EntryStore): TextStorage => ({
  getItem: read,
  setItem: write,
  removeItem: remove,
});

/** Web Locks, where the browser and the page's origin have them: plain http has none. */
const pageLocks = (): LockManagerLike | undefined =>
  (navigator as { readonly locks?: LockManagerLike }).locks ?? undefined;

const locks = new WeakMap<EntryStore, TabLock>();

/** One lock for the page: what it holds for one account it still holds when another one came. */
function lockOver({ entries, clock }: JournalServices): TabLock {
  const lock =
    locks.get(entries) ??
    createTabLock({ locks: pageLocks(), storage: storageOver(entries), clock, tabId: randomId() });
  locks.set(entries, lock);
  return lock;
}

/** Opens the journal of an account and follows what is under way in it. */
export const openJournal: OpenJournal = (services, { chain, account, wallet, mined }) => {
  const { entries, clock } = services;
  const { chainId } = chain.deployment;
  const key = journalStorageKey(chainId, account);
  const journal = createJournal({
    storage: storageOver(entries),
    clock,
    account,
    chainId,
    otherTabs: (wrote) => entries.follow(key, () => wrote(key)),
  });
  const lock = lockOver(services);
  const follower = createFollower({
    journal,
    transport: chain.nodes.request,
    clock,
    lock,
    visibility: pageVisibility,
    wallet,
    mined,
  });
  return { journal, follower, lock };
};
