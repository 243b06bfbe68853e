import type { Hex } from '@amswap/values';
import type { StoredBlock } from '../chain/block.ts';
import type { ChainStanding } from '../chain/chainChange.ts';
import { historyBlocks } from '../chain/chainRules.ts';
import { type BlockUndo, type ChainDump, dumpFormat } from '../dump/chainDump.ts';
import { hardfork } from '../hardfork.ts';
import type { AccountRecord, SlotChange, StateChanges } from '../state/worldState.ts';
import type { ChainKeeper } from './chainKeeper.ts';
import { finished, openDatabase, readAll, result } from './indexedDbRequests.ts';

const storeNames = ['meta', 'blocks', 'undo', 'accounts', 'slots', 'codes'] as const;
const databaseVersion = 1;
const metaKey = 'chain';
/** Characters of an address as text; the rest of a slot's key is the slot. */
const addressLength = 42;

interface Meta extends ChainStanding {
  readonly format: number;
  readonly hardfork: string;
  readonly chainId: number;
  readonly seedId: string;
}

/**
 * Keeps a chain in IndexedDB: blocks, undo, accounts, slots and code each in a store, so that a block costs
 * only what it changed. One transaction a change: after a crash the chain stands at a whole block.
 * @throws when the database cannot be opened.
 */
export async function openIndexedDbKeeper(
  factory: IDBFactory,
  name: string,
  chainId: number,
): Promise<ChainKeeper> {
  const database = await openDatabase(factory, name, databaseVersion, storeNames);
  const begin = (mode: IDBTransactionMode) => database.transaction([...storeNames], mode);
  let seed = '';
  return {
    load: async (seedId) => {
      seed = seedId;
      const transaction = begin('readonly');
      const meta = (await result(transaction.objectStore('meta').get(metaKey))) as Meta | undefined;
      if (meta === undefined || !fits(meta, seedId, chainId)) return undefined;
      return readDump(transaction, meta);
    },
    replace: async (seedId, dump) => {
      seed = seedId;
      const transaction = begin('readwrite');
      for (const store of storeNames) transaction.objectStore(store).clear();
      for (const block of dump.blocks) transaction.objectStore('blocks').put(block, Number(block.number));
      for (const [number, undo] of dump.undo) transaction.objectStore('undo').put(undo, Number(number));
      putState(transaction, dump.state);
      putMeta(transaction, dump, seedId, chainId);
      await finished(transaction);
    },
    append: async (change, standing) => {
      const transaction = begin('readwrite');
      if (change.kind === 'block') {
        const number = Number(change.block.number);
        transaction.objectStore('blocks').put(change.block, number);
        transaction.objectStore('undo').put(change.undo, number);
        transaction.objectStore('undo').delete(number - Number(historyBlocks) + 1);
        putState(transaction, change.changes);
      } else if (change.kind === 'state') {
        transaction.objectStore('undo').put(change.undo, Number(change.head));
        putState(transaction, change.changes);
      }
      putMeta(transaction, standing, seed, chainId);
      await finished(transaction);
    },
    close: () => database.close(),
  };
}

function fits(meta: Meta, seedId: string, chainId: number): boolean {
  return (
    meta.format === dumpFormat &&
    meta.hardfork === hardfork &&
    meta.chainId === chainId &&
    meta.seedId === seedId
  );
}

function putMeta(
  transaction: IDBTransaction,
  standing: ChainStanding,
  seedId: string,
  chainId: number,
): void {
  const { time, mining, pool } = standing;
  const meta: Meta = { format: dumpFormat, hardfork, chainId, seedId, time, mining, pool };
  transaction.objectStore('meta').put(meta, metaKey);
}

function putState(transaction: IDBTransaction, changes: StateChanges): void {
  const [accounts, slots, codes] = [
    transaction.objectStore('accounts'),
    transaction.objectStore('slots'),
    transaction.objectStore('codes'),
  ];
  for (const [address, account] of changes.accounts) {
    if (account === undefined) accounts.delete(address);
    else accounts.put(account, address);
  }
  for (const [address, slot, value] of changes.slots) {
    if (value === undefined) slots.delete(`${address}${slot}`);
    else slots.put(value, `${address}${slot}`);
  }
  for (const [hash, code] of changes.codes) codes.put(code, hash);
}

async function readDump(transaction: IDBTransaction, meta: Meta): Promise<ChainDump | undefined> {
  const [blocks, undo, accounts, slots, codes] = await Promise.all([
    readAll<StoredBlock>(transaction.objectStore('blocks')),
    readAll<StateChanges>(transaction.objectStore('undo')),
    readAll<AccountRecord>(transaction.objectStore('accounts')),
    readAll<Hex>(transaction.objectStore('slots')),
    readAll<Hex>(transaction.objectStore('codes')),
  ]);
  if (blocks.length === 0 || blocks.some(([at], index) => at !== index)) return undefined;
  return {
    format: dumpFormat,
    hardfork,
    chainId: meta.chainId,
    time: meta.time,
    mining: meta.mining,
    pool: meta.pool,
    blocks: blocks.map(([, block]) => block),
    undo: undo.map(([number, changes]): BlockUndo => [BigInt(Number(number)), changes]),
    state: {
      accounts: accounts.map(([address, account]) => [String(address) as Hex, account] as const),
      slots: slots.map(([key, value]) => slotOf(String(key), value)),
      codes: codes.map(([hash, code]) => [String(hash) as Hex, code] as const),
    },
  };
}

function slotOf(key: string, value: Hex): SlotChange {
  return [key.slice(0, addressLength) as Hex, key.slice(addressLength) as Hex, value];
}
