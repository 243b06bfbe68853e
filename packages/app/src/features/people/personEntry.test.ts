import type { Member } from '@amswap/chain';
import { madeUpAddress } from '@amswap/testing';
import type { Address } from '@amswap/values';
import { expect, it } from 'vitest';
import type { Figure } from '../../boot/chainAtoms.ts';
import { personEntry } from './personEntry.ts';

const own = madeUpAddress(1);
const settler = madeUpAddress(2);
const other = madeUpAddress(3);

const memberOf = (account: Address, isMember: boolean): Figure<Member> => ({
  kind: 'known',
  value: {
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
  },
});

it.each<[string, string, Figure<Member> | undefined, unknown]>([
  ['nothing', '', undefined, { state: 'empty' }],
  ['a name', 'vitalik.eth', undefined, { state: 'refused', why: 'format' }],
  [
    'a wrong checksum',
    '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    undefined,
    { state: 'refused', why: 'format' },
  ],
  ['nobody', `0x${'0'.repeat(40)}`, undefined, { state: 'refused', why: 'zero' }],
  ['oneself', own.toLowerCase(), undefined, { state: 'refused', why: 'self' }],
  ['the present one', settler, memberOf(settler, true), { state: 'unchanged', address: settler }],
  ['one not read yet', other, { kind: 'loading' }, { state: 'reading', address: other }],
  ['a stranger', other, memberOf(other, false), { state: 'notMember', address: other }],
  ['a member', ` ${other.replace('0x', '0X')} `, memberOf(other, true), { state: 'ready', address: other }],
])('B51: takes %s for what it is', (_, text, member, entry) => {
  expect(personEntry(text, own, settler, member)).toEqual(entry);
});
