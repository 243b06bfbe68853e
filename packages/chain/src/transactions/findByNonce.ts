import { type Address, type Hex, sameAddress } from '@amswap/values';
import type { Transport } from '../rpc/Transport.ts';
import { findInBlock, readHead, readNonce, type SeenTransaction } from './receipts.ts';

/** Blocks looked through one by one where a node keeps no history of nonces. */
const blocksByHand = 40;

/**
 * The mined transaction of an account with a nonce: the one that took another's place, or one whose hash was lost.
 * Halves the blocks since `from` by the account's nonce; goes through the newest ones where the node has no history.
 * Undefined when it isn't found. Rejects with `rpc.*`.
 */
export async function findByNonce(
  transport: Transport,
  account: Address,
  nonce: number,
  from: number | undefined,
): Promise<SeenTransaction | undefined> {
  const head = await readHead(transport);
  if ((await readNonce(transport, account, 'latest')) <= nonce) return undefined;
  const block = await blockOfNonce(transport, account, nonce, Math.max(from ?? head - 120, 0), head).catch(
    () => undefined,
  );
  if (block !== undefined) {
    const found = await findInBlock(transport, block, account, nonce);
    if (found !== undefined) return found;
  }
  for (let at = head; at > Math.max(head - blocksByHand, -1); at--) {
    const found = await findInBlock(transport, at, account, nonce);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first block after which the account's next nonce is above `nonce`. */
async function blockOfNonce(
  transport: Transport,
  account: Address,
  nonce: number,
  from: number,
  head: number,
): Promise<number> {
  let [low, high] = [from, head];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await readNonce(transport, account, middle)) > nonce) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a transaction does the same as another: then it only is a faster copy. */
export function doesTheSame(
  found: SeenTransaction,
  wanted: { readonly to: Address; readonly data: Hex },
): boolean {
  return sameAddress(found.to, wanted.to) && found.data.toLowerCase() === wanted.data.toLowerCase();
}
