import type { Hex } from '@amswap/values';
import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import { Account, type Address, bytesToHex, hexToBytes, unpadBytes } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { emptyCodeHash } from './emptyCode.ts';
import type {
  AccountChange,
  AccountRecord,
  CodeChange,
  SlotChange,
  StateChanges,
  WorldState,
} from './worldState.ts';

const noBytes = new Uint8Array(0);

/**
 * The state as the EVM works on it: what it writes lies over the world's state at one epoch and is either
 * taken out as changes or forgotten. Checkpoints are positions in a log of how to undo each write.
 */
export class EvmState implements StateManagerInterface {
  readonly #world: WorldState;
  #epoch: number;
  #accounts = new Map<Hex, AccountRecord | undefined>();
  #slots = new Map<Hex, Map<Hex, Uint8Array>>();
  #cleared = new Set<Hex>();
  #codes = new Map<Hex, Uint8Array>();
  #undo: (() => void)[] = [];
  #checkpoints: number[] = [];
  readonly #original = new Map<string, Uint8Array>();

  /** The value a slot had when the transaction began, which SSTORE's price depends on. */
  readonly originalStorageCache = {
    get: async (address: Address, key: Uint8Array): Promise<Uint8Array> => {
      const at = `${address.toString()}${bytesToHex(key)}`;
      const held = this.#original.get(at);
      if (held !== undefined) return held;
      const value = await this.getStorage(address, key);
      this.#original.set(at, value);
      return value;
    },
    clear: (): void => this.#original.clear(),
  };

  constructor(world: WorldState) {
    this.#world = world;
    this.#epoch = world.epoch;
  }

  /** Starts over on the world's state at `epoch`, without any writes. */
  begin(epoch: number): void {
    this.#epoch = epoch;
    this.#accounts = new Map();
    this.#slots = new Map();
    this.#cleared = new Set();
    this.#codes = new Map();
    this.#undo = [];
    this.#checkpoints = [];
    this.#original.clear();
  }

  /** What was written since `begin`, leaving out what came back to what it was. */
  changes(): StateChanges {
    const accounts: AccountChange[] = [];
    for (const [address, account] of this.#accounts) {
      if (!sameAccount(account, this.#world.account(address, this.#epoch))) accounts.push([address, account]);
    }
    const codes: CodeChange[] = [];
    for (const [hash, code] of this.#codes) codes.push([hash, bytesToHex(code)]);
    return { accounts, slots: this.#slotChanges(), codes };
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const record = this.#account(address.toString());
    if (record === undefined) return undefined;
    return new Account(record.nonce, record.balance, undefined, hexToBytes(record.codeHash));
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    if (account === undefined) return this.deleteAccount(address);
    const { nonce, balance } = account;
    this.#setAccount(address.toString(), { nonce, balance, codeHash: bytesToHex(account.codeHash) });
  }

  async deleteAccount(address: Address): Promise<void> {
    this.#setAccount(address.toString(), undefined);
    await this.clearStorage(address);
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account();
    if (fields.nonce !== undefined) account.nonce = fields.nonce;
    if (fields.balance !== undefined) account.balance = fields.balance;
    if (fields.codeHash !== undefined) account.codeHash = fields.codeHash;
    await this.putAccount(address, account);
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    const codeHash = keccak_256(code);
    if (code.length > 0) this.#codes.set(bytesToHex(codeHash), code);
    await this.modifyAccountFields(address, { codeHash });
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const hash = this.#account(address.toString())?.codeHash ?? emptyCodeHash;
    if (hash === emptyCodeHash) return noBytes;
    const held = this.#codes.get(hash);
    if (held !== undefined) return held;
    const code = this.#world.code(hash);
    return code === undefined ? noBytes : hexToBytes(code);
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length;
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    const at = address.toString();
    const slot = bytesToHex(key);
    const written = this.#slots.get(at)?.get(slot);
    if (written !== undefined) return written;
    if (this.#cleared.has(at)) return noBytes;
    const value = this.#world.slot(at, slot, this.#epoch);
    return value === undefined ? noBytes : hexToBytes(value);
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    const at = address.toString();
    const slot = bytesToHex(key);
    let slots = this.#slots.get(at);
    if (slots === undefined) {
      slots = new Map();
      this.#slots.set(at, slots);
    }
    const held = slots;
    const before = held.get(slot);
    this.#undo.push(() => (before === undefined ? held.delete(slot) : held.set(slot, before)));
    held.set(slot, unpadBytes(value));
  }

  async clearStorage(address: Address): Promise<void> {
    const at = address.toString();
    const written = this.#slots.get(at);
    const wasCleared = this.#cleared.has(at);
    if (written === undefined && wasCleared) return;
    this.#undo.push(() => {
      if (written !== undefined) this.#slots.set(at, written);
      else this.#slots.delete(at);
      if (!wasCleared) this.#cleared.delete(at);
    });
    this.#slots.delete(at);
    this.#cleared.add(at);
  }

  async checkpoint(): Promise<void> {
    this.#checkpoints.push(this.#undo.length);
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop();
  }

  async revert(): Promise<void> {
    const back = this.#checkpoints.pop() ?? 0;
    while (this.#undo.length > back) this.#undo.pop()?.();
  }

  /** There is no trie: a block's state root is a commitment to its changes, made by the block builder. */
  async getStateRoot(): Promise<Uint8Array> {
    throw new Error('This chain keeps versions of values, not a trie: it has no state root to give.');
  }

  async setStateRoot(): Promise<void> {
    throw new Error('This chain keeps versions of values, not a trie: use begin(epoch).');
  }

  async hasStateRoot(): Promise<boolean> {
    return false;
  }

  clearCaches(): void {
    this.#original.clear();
  }

  shallowCopy(): EvmState {
    const copy = new EvmState(this.#world);
    copy.begin(this.#epoch);
    return copy;
  }

  #account(address: Hex): AccountRecord | undefined {
    return this.#accounts.has(address)
      ? this.#accounts.get(address)
      : this.#world.account(address, this.#epoch);
  }

  #setAccount(address: Hex, account: AccountRecord | undefined): void {
    const had = this.#accounts.has(address);
    const before = this.#accounts.get(address);
    this.#undo.push(() => (had ? this.#accounts.set(address, before) : this.#accounts.delete(address)));
    this.#accounts.set(address, account);
  }

  #slotChanges(): SlotChange[] {
    const found: SlotChange[] = [];
    for (const address of this.#cleared) {
      for (const slot of this.#world.slotsOf(address, this.#epoch).keys()) {
        if (!this.#slots.get(address)?.has(slot)) found.push([address, slot, undefined]);
      }
    }
    for (const [address, slots] of this.#slots) {
      for (const [slot, bytes] of slots) {
        const value = bytes.length === 0 ? undefined : bytesToHex(bytes);
        if (value !== this.#world.slot(address, slot, this.#epoch)) found.push([address, slot, value]);
      }
    }
    return found;
  }
}

function sameAccount(a: AccountRecord | undefined, b: AccountRecord | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.nonce === b.nonce && a.balance === b.balance && a.codeHash === b.codeHash;
}
