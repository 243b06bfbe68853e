import { type Address, checksumAddress, type Hex } from '@amswap/values';

/** An address field of a contract, which writes "nobody" as zero. */
export function someAddress(raw: Hex): Address | undefined {
  return BigInt(raw) === 0n ? undefined : checksumAddress(raw);
}
