/**
 * An address (or a hash) shortened for reading: the first four and last four digits, `0x71C7…976F`.
 * Never enough to tell two addresses apart: the full form is always one tap away.
 */
export function shortAddress(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
