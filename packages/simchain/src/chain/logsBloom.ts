import type { Hex } from '@amswap/values';
import { bytesToHex, hexToBytes } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { StoredLog } from './block.ts';

const bloomBytes = 256;

/** The 2048-bit filter over the addresses and topics of logs (yellow paper, 4.3.1). */
export function logsBloom(logs: Iterable<StoredLog>): Hex {
  const bloom = new Uint8Array(bloomBytes);
  for (const log of logs) {
    add(bloom, log.address);
    for (const topic of log.topics) add(bloom, topic);
  }
  return bytesToHex(bloom);
}

function add(bloom: Uint8Array, entry: Hex): void {
  const hash = keccak_256(hexToBytes(entry));
  for (const at of [0, 2, 4]) {
    const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047;
    const index = bloomBytes - 1 - (bit >> 3);
    bloom[index] = (bloom[index] ?? 0) | (1 << (bit & 7));
  }
}
