import type { Member } from '@amswap/chain';
import { madeUpAddress } from '@amswap/testing';
import type { Address } from '@amswap/values';
import { expect, it } from 'vitest';
import { type ReferrerCandidate, referrerChoice, type ReferrerFacts } from './referrerChoice.ts';

const own = madeUpAddress(1);
const founder = madeUpAddress(2);
const one = madeUpAddress(3);
const two = madeUpAddress(4);

const memberOf = (account: Address, isMember: boolean): Member => ({
  account,
  isMember,
  referrer: undefined,
  settler: undefined,
  joinedAt: 0n,
  activePower: 0n,
  activePowerOf: { main: 0n, mainSecondary: 0n },
  ownPerformance: 0n,
  teamPerformance: 0n,
  directCount: 0n,
  teamCount: 0n,
  sLevel: 0,
  vipLevel: 0,
});

const candidate = (
  address: Address,
  is: 'member' | 'stranger' | 'unread',
  origin: ReferrerCandidate['origin'] = 'link',
): ReferrerCandidate => ({
  address,
  origin,
  member:
    is === 'unread' ? { kind: 'loading' } : { kind: 'known', value: memberOf(address, is === 'member') },
});

const none: ReferrerFacts = { candidates: [], refProblem: null, founder: { kind: 'known', value: founder } };
const toFounder = (reason: string) => ({ kind: 'founder', referrer: founder, reason });

it.each<[string, Partial<ReferrerFacts>, unknown]>([
  ['no link', {}, toFounder('noLink')],
  ['a link with an empty ref', { refProblem: 'empty' }, toFounder('noLink')],
  ['a link that is no address', { refProblem: 'format' }, toFounder('unreadable')],
  ['a member', { candidates: [candidate(one, 'member')] }, { kind: 'link', referrer: one, origin: 'link' }],
  ['no member', { candidates: [candidate(one, 'stranger')] }, toFounder('notMember')],
  ['oneself', { candidates: [candidate(own, 'member')] }, toFounder('oneself')],
  ['not known yet', { candidates: [candidate(one, 'unread')] }, { kind: 'loading' }],
  ['a founder not known yet', { founder: { kind: 'loading' } }, { kind: 'loading' }],
  [
    'B44: no member, after a member',
    { candidates: [candidate(one, 'stranger'), candidate(two, 'member', 'kept')] },
    { kind: 'link', referrer: two, origin: 'kept' },
  ],
  [
    'B44: no address, after a member',
    { refProblem: 'checksum', candidates: [candidate(two, 'member', 'kept')] },
    { kind: 'link', referrer: two, origin: 'kept' },
  ],
])('binds by %s', (_, given, choice) => {
  expect(referrerChoice({ ...none, ...given }, own)).toEqual(choice);
});
