import { secp256k1 } from '@noble/curves/secp256k1.js';
import { type Address, checksumAddress, type Hex, keccak256 } from '@amswap/values';

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The hash that `personal_sign` signs (EIP-191). */
export function personalHash(message: string): Uint8Array {
  const text = new TextEncoder().encode(message);
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${text.length}`);
  const all = new Uint8Array(prefix.length + text.length);
  all.set(prefix);
  all.set(text, prefix.length);
  return keccak256(all);
}

/** The address whose key made a 65-byte signature of a hash; undefined for what is no such signature. */
export function signerOf(hash: Uint8Array, signature: Hex): Address | undefined {
  const bytes = bytesOf(signature);
  const last = bytes[64];
  if (bytes.length !== 65 || last === undefined) return undefined;
  const recovery = last >= 27 ? last - 27 : last;
  if (recovery > 1) return undefined;
  try {
    const recovered = Uint8Array.from([recovery, ...bytes.subarray(0, 64)]);
    const key = secp256k1.recoverPublicKey(recovered, hash, { prehash: false });
    const point = secp256k1.Point.fromBytes(key).toBytes(false);
    return checksumAddress(`0x${hexOf(keccak256(point.subarray(1)).subarray(12))}`);
  } catch {
    return undefined;
  }
}

const isValidSignature = '1626ba7e';

const wordOf = (value: number): string => value.toString(16).padStart(64, '0');

/** Calldata of EIP-1271's `isValidSignature(bytes32, bytes)`. */
export function contractCheckData(hash: Uint8Array, signature: Hex): Hex {
  const digits = signature.slice(2);
  const padded = digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');
  return `0x${isValidSignature}${hexOf(hash)}${wordOf(64)}${wordOf(digits.length / 2)}${padded}`;
}

/** Whether a contract's answer says that it takes the signature. */
export const contractAccepts = (answer: string): boolean =>
  answer.toLowerCase() === `0x${isValidSignature}${'0'.repeat(56)}`;
