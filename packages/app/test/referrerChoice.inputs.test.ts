import type { Member } from '@amswap/chain';
import { type Address, checksumAddress } from '@amswap/values';
import { describe, expect, it } from 'vitest';
import { readStartUp } from '../src/boot/startUp.ts';
import { type ReferrerChoice, referrerChoice } from '../src/features/people/referrerChoice.ts';
import { inputTable, titleOf } from './inputTable.ts';

interface ReferralRow {
  readonly id: string;
  readonly why: string;
  readonly url: string;
  readonly self: string | null;
  readonly expected: { readonly ref: string; readonly refProblem: string | null };
}

const founder = checksumAddress(`0x${'f0'.repeat(20)}`);
const stranger = checksumAddress(`0x${'c1'.repeat(20)}`);

/** What the page says of the link, by what start-up finds wrong with it; a problem of a new kind is not in here. */
const reasons: Readonly<Record<string, string>> = {
  null: 'noLink',
  empty: 'noLink',
  zero: 'nobody',
  self: 'oneself',
  format: 'unreadable',
  checksum: 'unreadable',
};

/** Whom the page binds to, for an account that is connected after start-up, where the link's referrer is a member or not. */
function choiceOf(url: string, account: Address, isMember: boolean): ReferrerChoice {
  const { ref, refProblem } = readStartUp(url);
  const member = { account: ref, isMember } as Member;
  return referrerChoice(
    {
      candidates:
        ref === '' ? [] : [{ address: ref, origin: 'link', member: { kind: 'known', value: member } }],
      refProblem,
      founder: { kind: 'known', value: founder },
    },
    account,
  );
}

const toFounder = (reason: string | undefined) => ({ kind: 'founder', referrer: founder, reason });

describe('inputs/referrals.json: whom one is bound to, and why', () => {
  for (const row of inputTable<ReferralRow>('referrals')) {
    const { url, self, expected } = row;
    // What the page's own account is, start-up does not know yet: one's own link is refused when a wallet is there.
    const usable = expected.ref !== '' || expected.refProblem === 'self';
    const account = self === null ? stranger : checksumAddress(self);
    it(titleOf(row), () => {
      const named = choiceOf(url, account, true);
      if (!usable || self !== null) {
        expect(named).toEqual(toFounder(reasons[`${expected.refProblem}`]));
        return;
      }
      const referrer = expected.ref as Address;
      expect(named).toEqual({ kind: 'link', referrer, origin: 'link' });
      expect(choiceOf(url, account, false)).toEqual(toFounder('notMember'));
      expect(choiceOf(url, referrer, true)).toEqual(toFounder('oneself'));
    });
  }
});
