import { type Address, parseAddress, sameAddress } from '@amswap/values';
import type { EntryStore } from './entryStore.ts';
import type { StartUp } from './startUp.ts';
import { storageKeys } from './storageKeys.ts';

/** How many referrers of links are kept. Which of them is a member only the chain can say, later. */
const mostKept = 3;

/** The usable referrers of the links that this browser was opened with, newest first. What is spoiled is passed over. */
export function readKeptReferrers(entries: Pick<EntryStore, 'read'>): readonly Address[] {
  const text = entries.read(storageKeys.referrer) ?? '';
  const parsed = text.split(',', mostKept).map((part) => parseAddress(part));
  return parsed.flatMap((each) => ('value' in each ? [each.value] : []));
}

/**
 * Keeps the referrer of a link, in front of those kept before: it outlives a reload, and the hand-off to a wallet's own
 * browser brings its own. A link without a usable referrer changes nothing.
 */
export function keepReferrer(
  entries: Pick<EntryStore, 'read' | 'write'>,
  { ref }: Pick<StartUp, 'ref'>,
): void {
  if (ref === '') return;
  const before = readKeptReferrers(entries).filter((kept) => !sameAddress(kept, ref));
  entries.write(storageKeys.referrer, [ref, ...before].slice(0, mostKept).join(','));
}
