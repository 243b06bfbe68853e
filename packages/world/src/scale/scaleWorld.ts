import type { Address, Eip1193Provider } from '@amswap/values';
import type { WorldAccounts } from '../accounts.ts';
import { baseUnits } from '../tokens.ts';
import type { WorldContracts } from '../WorldContracts.ts';
import { planListings, type ScaledListing } from './scaledQueue.ts';
import { planMembers } from './scaledTeam.ts';
import { tokenSlots } from './slots.ts';
import { entrySlot, StoragePlan } from './storage.ts';

/** How a world is made large. */
export interface ScaleOptions {
  /** Rows that the sale queue grows by, and members that the member's team grows by; at most a million. */
  readonly rows: number;
  /** `asItIs`: only the queue grows, in half the time; those who list are no members then. Default: it grows as well. */
  readonly team?: 'grows' | 'asItIs';
  /** When they were listed and joined, unix seconds. */
  readonly time: bigint;
  /** The address of the account with a number; made up unless given. */
  readonly addressOf?: (index: number) => Address;
}

/** The most rows that the queue's sums are made for, without the word for each million beyond. */
const MOST_ROWS = 1_000_000;
/** So many of the new members sell, each many rows. */
const SELLERS = 500;
/** Odd: different numbers give different addresses, which look like any others. */
const SPREAD = 0x9e3779b97f4a7c15f39cc0605cedc8341082276bn;
const ADDRESSES = 1n << 160n;

/**
 * Makes the world large by writing state: what `rows` members would have written who join under the member and list
 * MV, without a transaction of theirs. The deployer pays the MV. 100,000 rows take less than a minute.
 * Throws a RangeError if `rows` is no whole number from 0 to a million.
 *
 * @example
 * await scaleWorld(provider, world, { rows: 100_000, time: world.timeline.opening });
 */
export async function scaleWorld(
  provider: Eip1193Provider,
  { accounts, contracts }: { readonly accounts: WorldAccounts; readonly contracts: WorldContracts },
  { rows, time, team = 'grows', addressOf = madeUpAddress }: ScaleOptions,
): Promise<void> {
  if (!Number.isInteger(rows) || rows < 0 || rows > MOST_ROWS) {
    throw new RangeError(`A world has from 0 to ${MOST_ROWS} further rows, not ${rows}`);
  }
  if (rows === 0) return;
  const members = Array.from({ length: rows }, (_, i) => addressOf(i));
  const listings = scaledListings(members);
  if (team === 'grows') {
    const registry = new StoragePlan(provider, contracts.registry);
    await planMembers(registry, members, accounts.member.address, time);
    await registry.write();
  }
  const queue = new StoragePlan(provider, contracts.tokenSwap);
  await planListings(queue, listings, time);
  await queue.write();
  const mv = new StoragePlan(provider, contracts.tokens.MV);
  const listed = listings.reduce((sum, { amount }) => sum + amount, 0n);
  await mv.add(balanceSlot(accounts.deployer.address), -listed);
  await mv.add(balanceSlot(contracts.tokenSwap), listed);
  await mv.write();
}

/** What a scaled world lists: as many rows as members, by the first of them in turn, of 10 to 100 MV. */
export function scaledListings(members: readonly Address[]): ScaledListing[] {
  const sellers = members.slice(0, SELLERS);
  return members.map((member, i) => ({
    owner: sellers[i % sellers.length] ?? member,
    amount: baseUnits('MV', 10n + BigInt((i * 7) % 91)),
  }));
}

function madeUpAddress(index: number): Address {
  const value = (BigInt(index + 1) * SPREAD) % ADDRESSES;
  return `0x${value.toString(16).padStart(40, '0')}` as Address;
}

function balanceSlot(owner: Address): bigint {
  return entrySlot(BigInt(owner), tokenSlots.balances);
}
