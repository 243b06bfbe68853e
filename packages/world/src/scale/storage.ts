import type { Address, Eip1193Provider, Hex } from '@amswap/values';
import { keccak256 } from 'ethers';

/** One word to be written: its slot and its value, 32 bytes each. */
export type SlotWrite = readonly [slot: Hex, value: Hex];

const WORD_DIGITS = 64;
const WORD = 1n << 256n;
/** What a node is told at once: anvil takes bodies of two megabytes, and the contract's code goes along each time. */
const WRITES_AT_ONCE = 6_000;
const METHOD_MISSING = -32_601;

/** A word of 32 bytes. */
export function word(value: bigint): Hex {
  return `0x${digitsOf(value)}`;
}

function digitsOf(value: bigint): string {
  return value.toString(16).padStart(WORD_DIGITS, '0');
}

/** The slot of a mapping's entry, as Solidity lays mappings out. */
export function entrySlot(key: bigint, mapping: bigint): bigint {
  return BigInt(keccak256(`${word(key)}${digitsOf(mapping)}`));
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

  /** Writes everything. The chain needs `simchain_setStorage`, or anvil's `anvil_loadState`. */
  async write(): Promise<void> {
    let writing = writeSlots;
    const writes = [...this.#writes].map(([slot, value]): SlotWrite => [word(slot), word(value)]);
    for (let at = 0; at < writes.length; at += WRITES_AT_ONCE) {
      const some = writes.slice(at, at + WRITES_AT_ONCE);
      try {
        await writing(this.#provider, this.#address, some);
      } catch (error) {
        if (writing === loadSlots || (error as { code?: unknown }).code !== METHOD_MISSING) throw error;
        writing = loadSlots;
        await writing(this.#provider, this.#address, some);
      }
    }
  }
}

async function writeSlots(
  provider: Eip1193Provider,
  address: Address,
  writes: readonly SlotWrite[],
): Promise<void> {
  await provider.request({ method: 'simchain_setStorage', params: [address, writes] });
}

/**
 * Loads the slots as a state that holds nothing else: anvil keeps whatever a loaded state doesn't name. A request for
 * each slot would take minutes for what this does in seconds.
 */
async function loadSlots(
  provider: Eip1193Provider,
  address: Address,
  writes: readonly SlotWrite[],
): Promise<void> {
  const ask = (method: string) => provider.request({ method, params: [address, 'latest'] }) as Promise<Hex>;
  const [nonce, balance, code] = await Promise.all([
    ask('eth_getTransactionCount'),
    ask('eth_getBalance'),
    ask('eth_getCode'),
  ]);
  const account = { nonce: Number(nonce), balance, code, storage: Object.fromEntries(writes) };
  const state = JSON.stringify({ block: null, accounts: { [address]: account }, best_block_number: null });
  await provider.request({ method: 'anvil_loadState', params: [hexOfText(state)] });
}

const HEX_OF_CODE = Array.from({ length: 128 }, (_, code) => code.toString(16).padStart(2, '0'));

/** The bytes of a text of ASCII characters, as hexadecimal digits. */
function hexOfText(text: string): Hex {
  const digits: string[] = [];
  for (let i = 0; i < text.length; i++) digits.push(HEX_OF_CODE[text.charCodeAt(i)] ?? '3f');
  return `0x${digits.join('')}`;
}
