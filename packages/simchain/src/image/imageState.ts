import type { Hex } from '@amswap/values';
import { bytesToHex, concatBytes, hexToBytes } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { emptyCodeHash } from '../state/emptyCode.ts';
import type { AccountChange, CodeChange, SlotChange, StateChanges } from '../state/worldState.ts';
import type { ImageStorage, StateImage } from './stateImage.ts';

const WORD_DIGITS = 64;
const WORD = 1n << 256n;

/** The slot, 32 bytes long, of an entry of a mapping: keccak-256 of its key and the mapping's own slot. */
export function mappingSlot(key: bigint, mapping: Hex): Hex {
  return bytesToHex(keccak_256(concatBytes(hexToBytes(wordOf(key)), hexToBytes(mapping))));
}

/** A slot so many behind another. */
export function slotBehind(slot: Hex, offset: number): Hex {
  return offset === 0 ? slot : wordOf((BigInt(slot) + BigInt(offset)) % WORD);
}

/** The state of an image, moved by a whole number of its periods. */
export function imageState(image: StateImage, periods: number): StateChanges {
  const codes = image.codes.map((code): CodeChange => [bytesToHex(keccak_256(hexToBytes(code))), code]);
  const accounts = image.accounts.map(([address, nonce, balance, code]): AccountChange => {
    const codeHash = codes[code]?.[0] ?? emptyCodeHash;
    return [address, { nonce: BigInt(nonce), balance: BigInt(balance), codeHash }];
  });
  return { accounts, slots: slotsOf(image, periods), codes };
}

function slotsOf(image: StateImage, periods: number): SlotChange[] {
  const growth = new Map<string, bigint>();
  if (periods !== 0) {
    for (const [address, slot, by] of image.growing) growth.set(`${address}${slot}`, BigInt(by));
  }
  const found: SlotChange[] = [];
  for (const storage of image.slots) pushStorage(found, storage, growth, BigInt(periods));
  for (const [address, mapping, key, offset, value] of image.keyed) {
    const entry = mappingSlot(BigInt(key + periods), longSlot(mapping));
    found.push([address, slotBehind(entry, offset), evenHex(value)]);
  }
  return found;
}

function pushStorage(
  found: SlotChange[],
  [address, slots]: ImageStorage,
  growth: ReadonlyMap<string, bigint>,
  periods: bigint,
): void {
  for (const [slot, value] of slots) {
    const by = growth.size === 0 ? undefined : growth.get(`${address}${slot}`);
    // Growth of a word that holds several figures is a sum of theirs: none of them overflows in any plausible year.
    const word = by === undefined ? value : hexOf((((BigInt(value) + by * periods) % WORD) + WORD) % WORD);
    found.push([address, longSlot(slot), evenHex(word)]);
  }
}

function hexOf(value: bigint): Hex {
  return `0x${value.toString(16)}`;
}

function wordOf(value: bigint): Hex {
  return `0x${value.toString(16).padStart(WORD_DIGITS, '0')}`;
}

/** A slot with its leading zeros. */
function longSlot(slot: Hex): Hex {
  return slot.length === WORD_DIGITS + 2 ? slot : `0x${slot.slice(2).padStart(WORD_DIGITS, '0')}`;
}

/** A value as the state holds it: whole bytes. */
function evenHex(value: Hex): Hex {
  return value.length % 2 === 0 ? value : `0x0${value.slice(2)}`;
}
