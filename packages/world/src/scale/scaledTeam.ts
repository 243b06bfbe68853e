import type { Address } from '@amswap/values';
import { entrySlot, figureAt, firstElement, pack, type StoragePlan } from './storage.ts';
import { registrySlots } from './slots.ts';

/** Levels of a line that teams are counted in. */
const LINE_DEPTH = 32;

/** Plans what `register(referrer)` would write for each of the accounts in their order, at `time` (unix seconds). */
export async function planMembers(
  plan: StoragePlan,
  accounts: readonly Address[],
  referrer: Address,
  time: bigint,
): Promise<void> {
  const above = BigInt(referrer);
  for (const account of accounts) {
    const node = entrySlot(BigInt(account), registrySlots.nodes);
    plan.put(node, pack([above, 160n], [time, 64n]));
    // The referrer is the settler at first.
    plan.put(node + 1n, above);
  }
  const added = BigInt(accounts.length);
  const directs = entrySlot(above, registrySlots.directs);
  const length = await plan.read(directs);
  const elements = firstElement(directs) + length;
  for (const [i, account] of accounts.entries()) plan.put(elements + BigInt(i), BigInt(account));
  plan.put(directs, length + added);
  await plan.add(entrySlot(above, registrySlots.nodes) + 1n, pack([0n, 160n], [added, 48n]));
  await planTeamCounts(plan, above, added);
}

async function planTeamCounts(plan: StoragePlan, from: bigint, added: bigint): Promise<void> {
  let above = from;
  for (let level = 0; level < LINE_DEPTH && above !== 0n; level++) {
    const node = entrySlot(above, registrySlots.nodes);
    await plan.add(node + 1n, pack([0n, 208n], [added, 48n]));
    above = figureAt(await plan.read(node), 0n, 160n);
  }
}
