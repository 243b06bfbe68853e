import type { Address, Eip1193Provider, Hex } from '@amswap/values';
import { keccak256 } from 'ethers';

/** One word to be written: its slot and its value, 32 bytes each. */
export type SlotWrite = readonly [slot: Hex, value: Hex];

const WORD_DIGITS = 64;
const WORD = 1n << 256n;
/** What a node is asked at once. */
const WRITES_AT_ONCE = 4_000;
const METHOD_MISSING = -32_601;

/** A word of 32 bytes. */
export function word(value: bigint): Hex {
  return `0x${value.toString(16).padStart(WORD_DIGITS, '0')}`;
}

/** The slot of a mapping's entry, as Solidity lays mappings out. */
export function entrySlot(key: bigint, mapping: bigint): bigint {
  return BigInt(keccak256(`0x${word(key).slice(2)}${word(mapping).slice(2)}`));
}

/** The slot of a dynamic array's first element. */
export function firstElement(array: bigint): bigint {
  return BigInt(keccak256(word(array)));
}

/** Figures of so many bits each, packed into one word as Solidity packs them: the first stands lowest. */
export function pack(...figures: readonly (readonly [value: bigint, bits: bigint])[]): bigint {
  let [packed, at] = [0n, 0n];
  for (const [value, bits] of figures) {
    packed |= value << at;
    at += bits;
  }
  return packed;
}

/** The figure of so many bits that stands `at` bits above the lowest. */
export function figureAt(packed: bigint, at: bigint, bits: bigint): bigint {
  return (packed >> at) & ((1n << bits) - 1n);
}

/** What a contract's storage holds, read from the chain at need, and what is to be written to it. */
export class StoragePlan {
  readonly #provider: Eip1193Provider;
  readonly #address: Address;
  readonly #writes = new Map<bigint, bigint>();

  constructor(provider: Eip1193Provider, address: Address) {
    this.#provider = provider;
    this.#address = address;
  }

  /** The word in a slot, with what is planned. */
  async read(slot: bigint): Promise<bigint> {
    const planned = this.#writes.get(slot);
    if (planned !== undefined) return planned;
    const params = [this.#address, word(slot), 'latest'];
    return BigInt((await this.#provider.request({ method: 'eth_getStorageAt', params })) as Hex);
  }

  put(slot: bigint, value: bigint): void {
    this.#writes.set(slot % WORD, value);
  }

  async add(slot: bigint, value: bigint): Promise<void> {
    this.put(slot, (await this.read(slot)) + value);
  }

  /** Writes everything. The chain needs `anvil_setStorageAt`; one with `simchain_setStorage` is asked less often. */
  async write(): Promise<void> {
    const writes = [...this.#writes].map(([slot, value]): SlotWrite => [word(slot), word(value)]);
    for (let at = 0; at < writes.length; at += WRITES_AT_ONCE) {
      await writeSome(this.#provider, this.#address, writes.slice(at, at + WRITES_AT_ONCE));
    }
  }
}

async function writeSome(
  provider: Eip1193Provider,
  address: Address,
  writes: readonly SlotWrite[],
): Promise<void> {
  try {
    await provider.request({ method: 'simchain_setStorage', params: [address, writes] });
  } catch (error) {
    if ((error as { code?: unknown }).code !== METHOD_MISSING) throw error;
    await Promise.all(
      writes.map((write) => provider.request({ method: 'anvil_setStorageAt', params: [address, ...write] })),
    );
  }
}
