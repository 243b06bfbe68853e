import type { Address, Clock } from '@amswap/values';
import type { TextStorage } from '../wallet/walletMemory.ts';
import { advanceTransaction } from './advanceTransaction.ts';
import { isTransactionRecord, type TransactionRecord } from './TransactionRecord.ts';
import { isFinal, type TransactionEvent } from './TransactionState.ts';

/** Key of the journal of an account on a chain. Errors: none. */
export const journalStorageKey = (chainId: number, account: Address): string =>
  `amswap:1:journal:${chainId}:${account.toLowerCase()}`;

export interface JournalOptions {
  readonly storage: TextStorage;
  readonly clock: Clock;
  readonly account: Address;
  readonly chainId: number;
  /** Calls back with the key that another tab wrote (the window's `storage` event). Returns a function that stops it. */
  readonly otherTabs?: (wrote: (key: string | null) => void) => () => void;
  /** Depth in blocks at which a transaction counts as confirmed; 1 unless said. */
  readonly confirmations?: number;
}

/**
 * The transactions of one account on one chain: kept over reloads, shared between tabs. Errors: none, of any method:
 * storage that fails leaves it in memory.
 */
export interface Journal {
  readonly account: Address;
  readonly chainId: number;
  /** All records, the newest first. The array is a new one whenever something changed. */
  readonly records: readonly TransactionRecord[];
  find(id: string): TransactionRecord | undefined;
  /** Adds a record; one with the same id is left as it is. */
  add(record: TransactionRecord): void;
  /** Applies an event to a record; returns the record as it stands afterwards, undefined when there is none. */
  advance(id: string, event: TransactionEvent): TransactionRecord | undefined;
  /** Calls back after every change, by this tab or by another. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Enough for years of one person; what goes beyond it loses its oldest finished transactions. */
const recordLimit = 300;

/** Opens the journal of an account. Never throws: without storage it lives in memory, and garbage in storage is an empty journal. */
export function createJournal(options: JournalOptions): Journal {
  const { storage, clock, account, chainId, confirmations = 1 } = options;
  const key = journalStorageKey(chainId, account);
  const listeners = new Set<() => void>();
  let records = readRecords(storage, key);

  const changed = (next: readonly TransactionRecord[]) => {
    records = next;
    for (const listener of Array.from(listeners)) listener();
  };
  const save = (next: readonly TransactionRecord[]) => {
    const kept = withinLimit(next);
    try {
      storage.setItem(key, JSON.stringify(kept));
    } catch {
      // Forbidden or full: goes on in memory.
    }
    changed(kept);
  };
  /** What other tabs wrote meanwhile counts as well; of one record the later stage wins. */
  const merged = () => mergeRecords(records, readRecords(storage, key));

  const stopHearing = options.otherTabs?.((wrote) => {
    if (wrote === null || wrote === key) changed(merged());
  });

  return {
    account,
    chainId,
    get records() {
      return records;
    },
    find: (id) => records.find((record) => record.id === id),
    add(record) {
      const all = merged();
      if (all.some(({ id }) => id === record.id)) return;
      save([record, ...all]);
    },
    advance(id, event) {
      const all = merged();
      const record = all.find((each) => each.id === id);
      if (record === undefined) return undefined;
      const state = advanceTransaction(record.state, event, confirmations);
      if (state === record.state) return record;
      const next = { ...record, state, changedAt: clock.now() };
      save(all.map((each) => (each.id === id ? next : each)));
      return next;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      listeners.clear();
      stopHearing?.();
    },
  };
}

function readRecords(storage: TextStorage, key: string): readonly TransactionRecord[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isTransactionRecord) : [];
  } catch {
    return [];
  }
}

/** Joins two views of one journal: per record the final state wins, else the later change. */
function mergeRecords(
  one: readonly TransactionRecord[],
  other: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  const byId = new Map<string, TransactionRecord>();
  for (const record of [...one, ...other]) {
    const known = byId.get(record.id);
    if (known === undefined || isLater(record, known)) byId.set(record.id, record);
  }
  return [...byId.values()].sort((a, b) => b.createdAt - a.createdAt);
}

function isLater(record: TransactionRecord, known: TransactionRecord): boolean {
  if (isFinal(known.state) !== isFinal(record.state)) return isFinal(record.state);
  return record.changedAt > known.changedAt;
}

function withinLimit(records: readonly TransactionRecord[]): readonly TransactionRecord[] {
  if (records.length <= recordLimit) return records;
  const surplus = records.length - recordLimit;
  const oldestFinal = [...records]
    .reverse()
    .filter(({ state }) => isFinal(state))
    .slice(0, surplus);
  const drop = new Set(oldestFinal.map(({ id }) => id));
  return records.filter(({ id }) => !drop.has(id));
}
