import type { Hex } from '@amswap/values';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@ethereumjs/util';

/** Signs a 32-byte digest: r, s and v (27 or 28) as 65 bytes. */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): Hex {
  const signed = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' });
  const recovery = signed[0] ?? 0;
  return `${bytesToHex(signed.subarray(1))}${(27 + recovery).toString(16)}` as Hex;
}
