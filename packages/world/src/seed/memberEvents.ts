import { hashrateMain } from '@amswap/contracts/codec';
import type { Address } from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import { DAY, HOUR, MINUTE } from '../timeline.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';

/** Members beside founder, referrer and member: 40 in all. The buyer is none: the tour shows how one joins. */
export const crowdSize = 37;

const FOUNDERS_DIRECTS = 3;
const REFERRERS_DIRECTS = 5;
const MEMBERS_DIRECTS = 6;
/** From here on, each stands under the one this many places before: lines grow about eight levels deep. */
const PLACES_UP = 5;

/** Everybody joins: the named ones at the beginning, the crowd one after the other over 140 days. */
export function memberEvents(scene: Scene): SeedEvent[] {
  const { accounts, timeline } = scene;
  const first = timeline.deployedAt + HOUR;
  const named: SeedEvent[] = [
    registration(scene, first, accounts.referrer, accounts.founder.address),
    registration(scene, first + MINUTE, accounts.member, accounts.referrer.address),
  ];
  const crowd = accounts.crowd.map((account, i) => {
    const time = first + HOUR + BigInt(i) * (3n * DAY + 19n * HOUR + 7n * MINUTE);
    return registration(scene, time, account, referrerInCrowd(scene, i));
  });
  return [...named, ...crowd, settlerChange(scene)];
}

function referrerInCrowd({ accounts }: Scene, i: number): Address {
  if (i < FOUNDERS_DIRECTS) return accounts.founder.address;
  if (i < FOUNDERS_DIRECTS + REFERRERS_DIRECTS) return accounts.referrer.address;
  if (i < FOUNDERS_DIRECTS + REFERRERS_DIRECTS + MEMBERS_DIRECTS) return accounts.member.address;
  return crowdMember(accounts.crowd, i - PLACES_UP).address;
}

/** A member of the crowd by number; the tables of the seed name nobody else. */
export function crowdMember(crowd: readonly WorldAccount[], i: number): WorldAccount {
  const account = crowd[i];
  if (account === undefined) throw new RangeError(`The crowd has no member ${i}`);
  return account;
}

function registration({ contracts }: Scene, time: bigint, from: WorldAccount, referrer: Address): SeedEvent {
  return { time, moves: [{ from, to: contracts.main, data: hashrateMain.encodeRegister(referrer) }] };
}

/** One of the referrer's directs settles with the member instead. */
function settlerChange({ accounts, contracts, timeline }: Scene): SeedEvent {
  const from = crowdMember(accounts.crowd, FOUNDERS_DIRECTS);
  const data = hashrateMain.encodeChangeSettler(accounts.member.address);
  return { time: timeline.startTime - 9n * DAY + 4n * HOUR, moves: [{ from, to: contracts.main, data }] };
}
