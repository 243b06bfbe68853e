import type { Hex } from '@amswap/values';

/** Version of the image's shape; an image of another is refused. */
export const imageFormat = 2;

/**
 * A state without a past that a chain can begin with, as JSON holds it. It knows what of it counts time, so that a
 * chain can begin with it at any whole number of periods from its own time.
 */
export interface StateImage {
  readonly format: typeof imageFormat;
  readonly chainId: number;
  readonly hardfork: string;
  /** When the state stands, unix seconds. */
  readonly time: number;
  /** Seconds by whose multiples the state can be moved. */
  readonly period: number;
  /** Wei of the block that holds the state. */
  readonly baseFee: string;
  readonly accounts: readonly ImageAccount[];
  /** Code, which accounts name by place. */
  readonly codes: readonly Hex[];
  readonly slots: readonly ImageStorage[];
  /** Slots whose word grows by so much a period. */
  readonly growing: readonly GrowingSlot[];
  /** Slots of mappings whose key is the number of a period. */
  readonly keyed: readonly KeyedSlot[];
}

/** Balance in wei, in digits. `code` is -1 where there is none. */
export type ImageAccount = readonly [address: Hex, nonce: number, balance: string, code: number];
/** Slots and values without leading zeros. */
export type ImageStorage = readonly [address: Hex, slots: readonly (readonly [slot: Hex, value: Hex])[]];
export type GrowingSlot = readonly [address: Hex, slot: Hex, growth: Hex];
/** The slot is `offset` behind the entry of `key` in the mapping at `mapping`. */
export type KeyedSlot = readonly [address: Hex, mapping: Hex, key: number, offset: number, value: Hex];

/**
 * The image of a text.
 * @throws Error when it is none of this format.
 */
export function imageFromText(text: string): StateImage {
  const value: unknown = JSON.parse(text);
  if (!isImage(value)) throw new Error(`This is not a state image of format ${imageFormat}.`);
  return value;
}

function isImage(value: unknown): value is StateImage {
  if (typeof value !== 'object' || value === null) return false;
  return 'format' in value && value.format === imageFormat && 'slots' in value && Array.isArray(value.slots);
}
