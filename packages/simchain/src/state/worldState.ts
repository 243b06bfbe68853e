import type { Hex } from '@amswap/values';
import { emptyCodeHash } from './emptyCode.ts';
import { VersionedMap } from './versionedMap.ts';

/** What the chain knows of one account, apart from its storage. Balance in wei. */
export interface AccountRecord {
  readonly nonce: bigint;
  readonly balance: bigint;
  readonly codeHash: Hex;
}

/** One changed account; `undefined` when it was removed. */
export type AccountChange = readonly [address: Hex, account: AccountRecord | undefined];
/** One changed slot (32-byte key); the value without leading zeros, `undefined` for zero. */
export type SlotChange = readonly [address: Hex, slot: Hex, value: Hex | undefined];
/** Code is content-addressed: it never changes, it only appears. */
export type CodeChange = readonly [hash: Hex, code: Hex];

/** What one step of the chain changed, or what it has to be put back to. */
export interface StateChanges {
  readonly accounts: readonly AccountChange[];
  readonly slots: readonly SlotChange[];
  readonly codes: readonly CodeChange[];
}

interface Touched {
  readonly accounts: Set<Hex>;
  readonly slots: Map<Hex, Set<Hex>>;
}

const noChanges: StateChanges = { accounts: [], slots: [], codes: [] };

/**
 * Accounts, storage slots and code of the chain at every epoch that can still be asked for.
 * An epoch is one step of the chain: a block, or a developer's change between blocks.
 */
export class WorldState {
  #epoch = 0;
  #floor = 0;
  readonly #accounts = new VersionedMap<Hex, AccountRecord>();
  readonly #storage = new Map<Hex, VersionedMap<Hex, Hex>>();
  readonly #codes = new Map<Hex, Hex>();
  readonly #touched = new Map<number, Touched>();
  readonly #pins = new Map<number, number>();

  /** The newest epoch. */
  get epoch(): number {
    return this.#epoch;
  }

  account(address: Hex, epoch: number): AccountRecord | undefined {
    return this.#accounts.get(address, epoch);
  }

  /** A slot's value without leading zeros; undefined means zero. */
  slot(address: Hex, slot: Hex, epoch: number): Hex | undefined {
    return this.#storage.get(address)?.get(slot, epoch);
  }

  code(hash: Hex): Hex | undefined {
    return hash === emptyCodeHash ? '0x' : this.#codes.get(hash);
  }

  /** The slots of an account that are not zero at `epoch`. */
  slotsOf(address: Hex, epoch: number): Map<Hex, Hex> {
    const found = new Map<Hex, Hex>();
    const slots = this.#storage.get(address);
    if (slots === undefined) return found;
    for (const key of slots.keys()) {
      const value = slots.get(key, epoch);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  }

  /** Writes changes as a new epoch; returns what would undo them. */
  apply(changes: StateChanges): StateChanges {
    const before = this.#epoch;
    const undo = this.#undoOf(changes, before);
    this.#epoch = before + 1;
    this.#write(changes, this.#epoch);
    return undo;
  }

  /** The changes that lead from nothing to the state at `epoch`: the whole state. */
  everything(epoch: number): StateChanges {
    const accounts: AccountChange[] = [];
    const slots: SlotChange[] = [];
    const codes = new Map<Hex, Hex>();
    for (const address of this.#accounts.keys()) {
      const account = this.#accounts.get(address, epoch);
      if (account === undefined) continue;
      accounts.push([address, account]);
      const code = this.#codes.get(account.codeHash);
      if (code !== undefined) codes.set(account.codeHash, code);
    }
    for (const address of this.#storage.keys()) {
      for (const [slot, value] of this.slotsOf(address, epoch)) slots.push([address, slot, value]);
    }
    return { accounts, slots, codes: [...codes] };
  }

  /** Takes the state back to what it was at `epoch`, which must be at or above the floor, or pinned. */
  rollback(epoch: number): void {
    for (const [touchedAt, touched] of this.#touched) {
      if (touchedAt <= epoch) continue;
      for (const address of touched.accounts) this.#accounts.rollback(address, epoch);
      for (const [address, slots] of touched.slots) {
        for (const slot of slots) this.#storage.get(address)?.rollback(slot, epoch);
      }
      this.#touched.delete(touchedAt);
    }
    this.#epoch = epoch;
    this.#floor = Math.min(this.#floor, epoch);
  }

  /** Keeps the state at `epoch` readable whatever is pruned, until unpinned as often as pinned. */
  pin(epoch: number): void {
    this.#pins.set(epoch, (this.#pins.get(epoch) ?? 0) + 1);
  }

  unpin(epoch: number): void {
    const count = (this.#pins.get(epoch) ?? 0) - 1;
    if (count > 0) this.#pins.set(epoch, count);
    else this.#pins.delete(epoch);
  }

  /** Forgets what was before `floor`, except at pinned epochs. */
  prune(floor: number): void {
    if (floor <= this.#floor && this.#pins.size === 0) return;
    this.#floor = Math.max(floor, this.#floor);
    const pins = [...this.#pins.keys()];
    for (const [epoch, touched] of this.#touched) {
      if (epoch > this.#floor) continue;
      for (const address of touched.accounts) {
        if (this.#accounts.prune(address, this.#floor, pins)) touched.accounts.delete(address);
      }
      for (const [address, slots] of touched.slots) {
        const held = this.#storage.get(address);
        for (const slot of slots) if (held?.prune(slot, this.#floor, pins) ?? true) slots.delete(slot);
        if (slots.size === 0) touched.slots.delete(address);
      }
      if (touched.accounts.size === 0 && touched.slots.size === 0) this.#touched.delete(epoch);
    }
  }

  /** How many versions are held, of accounts and slots together. */
  versionCount(): number {
    let count = this.#accounts.versionCount();
    for (const slots of this.#storage.values()) count += slots.versionCount();
    return count;
  }

  #undoOf(changes: StateChanges, epoch: number): StateChanges {
    if (changes.accounts.length === 0 && changes.slots.length === 0) return noChanges;
    return {
      accounts: changes.accounts.map(([address]) => [address, this.account(address, epoch)] as const),
      slots: changes.slots.map(
        ([address, slot]) => [address, slot, this.slot(address, slot, epoch)] as const,
      ),
      codes: [],
    };
  }

  #write(changes: StateChanges, epoch: number): void {
    const touched: Touched = { accounts: new Set(), slots: new Map() };
    for (const [hash, code] of changes.codes) this.#codes.set(hash, code);
    for (const [address, account] of changes.accounts) {
      this.#accounts.put(address, epoch, account);
      touched.accounts.add(address);
    }
    for (const [address, slot, value] of changes.slots) {
      setIn(this.#storage, address, () => new VersionedMap<Hex, Hex>()).put(slot, epoch, value);
      setIn(touched.slots, address, () => new Set<Hex>()).add(slot);
    }
    if (touched.accounts.size > 0 || touched.slots.size > 0) this.#touched.set(epoch, touched);
  }
}

function setIn<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const held = map.get(key);
  if (held !== undefined) return held;
  const made = make();
  map.set(key, made);
  return made;
}
