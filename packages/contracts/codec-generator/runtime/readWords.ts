import { CodecError, type Hex } from './codecError.ts';

// Places are character positions in the hex text: `0x` is two characters, a 32-byte word is 64.
// Everything here is deliberately small: it is part of the first chunk of every page.

/** Reads one value at a place. `d` is the text, `at` the position of its first character. */
export type ReadAt<T> = (d: Hex, at: number) => T;

const WORD = 64;
const isHex = /^[\da-f]*$/i;

const digits = (text: string): Hex => {
  if (!isHex.test(text)) throw new CodecError('notHex');
  return `0x${text}`;
};

const word = (d: Hex, at: number): Hex => {
  const text = d.slice(at, at + WORD);
  if (text.length < WORD) throw new CodecError('short');
  return digits(text);
};

/** Unsigned integer of at most `bits` bits. */
export const uint = (d: Hex, at: number, bits = 256): bigint => {
  const value = BigInt(word(d, at));
  // Strict where ethers masks: a set bit above the type's width means that this is not what we asked for.
  if (bits < 256 && value >> BigInt(bits)) throw new CodecError('outOfRange');
  return value;
};

/** Unsigned integer of at most 32 bits, as a number. */
export const small = (d: Hex, at: number, bits: number): number => Number(uint(d, at, bits));

/** Signed integer of `bits` bits. */
export const int = (d: Hex, at: number, bits = 256): bigint => {
  const value = BigInt.asIntN(256, uint(d, at));
  if (BigInt.asIntN(bits, value) !== value) throw new CodecError('outOfRange');
  return value;
};

/** Boolean; anything but 0 and 1 is refused. */
export const bool = (d: Hex, at: number): boolean => small(d, at, 1) === 1;

/** Address in lower case, without checksum. */
export const address = (d: Hex, at: number): Hex => `0x${uint(d, at, 160).toString(16).padStart(40, '0')}`;

/** The first `size` bytes of a word; the rest must be zero. */
export const fixedBytes = (d: Hex, at: number, size: number): Hex => {
  const end = 2 + size * 2;
  const text = word(d, at).toLowerCase();
  if (/[^0]/.test(text.slice(end))) throw new CodecError('outOfRange');
  return text.slice(0, end) as Hex;
};

/** A count or length that cannot be larger than the data that is left. */
const length = (d: Hex, at: number, charactersEach: number): number => {
  const value = uint(d, at);
  if (value * BigInt(charactersEach) > BigInt(d.length - at - WORD)) throw new CodecError('short');
  return Number(value);
};

/** Where the dynamic value lies whose offset, counted from `base`, stands at `at`. */
export const follow = (d: Hex, base: number, at: number): number => {
  const offset = uint(d, at);
  if (offset * 2n > BigInt(d.length - base)) throw new CodecError('badOffset');
  return base + Number(offset) * 2;
};

/** Bytes of any length. */
export const bytes = (d: Hex, at: number): Hex =>
  digits(d.slice(at + WORD, at + WORD + 2 * length(d, at, 2)).toLowerCase());

/** Text of any length, as UTF-8. It is foreign: show it as data. */
export const text = (d: Hex, at: number): string => {
  const raw = bytes(d, at);
  const octets = new Uint8Array(raw.length / 2 - 1);
  for (let i = 0; i < octets.length; i++) octets[i] = Number.parseInt(raw.slice(2 + 2 * i, 4 + 2 * i), 16);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    throw new CodecError('badText');
  }
};

/** `count` values of `words` words each, one after the other. */
export const run = <T>(d: Hex, at: number, count: number, words: number, read: ReadAt<T>): T[] => {
  const items: T[] = [];
  for (let i = 0; i < count; i++) items.push(read(d, at + i * words * WORD));
  return items;
};

/** A list of values of fixed size. */
export const list = <T>(d: Hex, at: number, words: number, read: ReadAt<T>): T[] =>
  run(d, at + WORD, length(d, at, words * WORD), words, read);

/**
 * A list of values of any size. Their offsets must rise and no value may reach into the next one,
 * so that a hostile answer cannot make us read the same bytes over and over.
 */
export const offsetList = <T>(d: Hex, at: number, read: ReadAt<T>): T[] => {
  const base = at + WORD;
  const starts = run(d, base, length(d, at, WORD), 1, (_, place) => follow(d, base, place));
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? d.length;
    if (end < start) throw new CodecError('badOffset');
    return read(d.slice(0, end) as Hex, start);
  });
};
