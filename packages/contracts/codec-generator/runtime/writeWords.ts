import { CodecError, type Hex } from './codecError.ts';

// Text of words without `0x`. A dynamic value is wrapped in an array, so that `pack` knows to put it behind the heads.

/** A word (or several) that stands in its place, or the text of a dynamic value. */
export type Part = string | readonly [dynamic: string];

/** Unsigned integer of at most `bits` bits. */
export const uintWord = (value: bigint | number, bits = 256): string => {
  const whole = BigInt(value);
  if (whole < 0n || whole >> BigInt(bits)) throw new CodecError('outOfRange');
  return whole.toString(16).padStart(64, '0');
};

/** Signed integer of `bits` bits. */
export const intWord = (value: bigint, bits = 256): string => {
  if (BigInt.asIntN(bits, value) !== value) throw new CodecError('outOfRange');
  return uintWord(BigInt.asUintN(256, value));
};

export const boolWord = (value: boolean): string => uintWord(value ? 1 : 0);

/** Bytes of exactly `size`. */
export const fixedBytesWord = (value: Hex, size: number): string => {
  if (!/^0x[\da-f]*$/i.test(value)) throw new CodecError('notHex');
  if (value.length !== 2 + 2 * size) throw new CodecError('outOfRange');
  return value.slice(2).toLowerCase().padEnd(64, '0');
};

export const addressWord = (value: Hex): string => fixedBytesWord(value, 20).slice(0, 40).padStart(64, '0');

/** Bytes of any length, with their length in front. */
export const bytesWords = (value: Hex): string => {
  const octets = (value.length - 2) / 2;
  if (!Number.isInteger(octets)) throw new CodecError('notHex');
  const body = fixedBytesWord(value, octets);
  return uintWord(octets) + (octets ? body.padEnd(Math.ceil(octets / 32) * 64, '0') : '');
};

/** Text of any length as UTF-8, with its length in front. */
export const textWords = (value: string): string => {
  let raw: Hex = '0x';
  for (const octet of new TextEncoder().encode(value)) raw += octet.toString(16).padStart(2, '0');
  return bytesWords(raw);
};

/** Heads first, then the dynamic values that the heads point to. */
export const pack = (parts: readonly Part[]): string => {
  let place = 0;
  for (const part of parts) place += typeof part === 'string' ? part.length / 2 : 32;
  let heads = '';
  let tails = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      heads += part;
    } else {
      heads += uintWord(place + tails.length / 2);
      tails += part[0];
    }
  }
  return heads + tails;
};

/** A list with its length in front. */
export const listWords = <T>(items: readonly T[], write: (item: T) => Part): string =>
  uintWord(items.length) + pack(items.map(write));
