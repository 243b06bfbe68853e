import type { TermId } from '@amswap/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A word of the product: how it is written, and what it means in plain words. */
export interface Term {
  readonly word: MessageDescriptor;
  readonly meaning: MessageDescriptor;
}

/** Every word that the product has a meaning of its own for. Meanings promise nothing. */
export const terms = {
  power: {
    word: msg`Power (hashrate)`,
    meaning: msg`The size of your machines. It decides how fast they earn.`,
  },
  lowestPower: {
    word: msg`Lowest merged power`,
    meaning: msg`The least one synthesis takes.`,
  },
  currentPower: {
    word: msg`Current merged power`,
    meaning: msg`The power of your machines that still run, in both main contracts.`,
  },
  synthesise: {
    word: msg`Synthesise hashrate`,
    meaning: msg`Pay with a token and receive a machine of that power.`,
  },
  machine: {
    word: msg`Machine`,
    meaning: msg`What a synthesis gives. It earns by the second until its cap.`,
  },
  cap: {
    word: msg`Cap`,
    meaning: msg`The most a machine can ever earn: a ceiling, not a promise.`,
  },
  out: { word: msg`Out`, meaning: msg`The machine has reached its cap and earns no more.` },
  authorise: {
    word: msg`Authorised amount`,
    meaning: msg`What a contract may take of a token, at most. It can be lowered or taken back in the settings.`,
  },
  luckyPool: {
    word: msg`Lucky reward pool`,
    meaning: msg`The last input before the round closes receives it. Block producers decide the order of transactions.`,
  },
  maxPowerPool: {
    word: msg`Maximum machine reward pool`,
    meaning: msg`The largest synthesis of the day (UTC) receives it.`,
  },
  rewardBalance: {
    word: msg`Reward balance`,
    meaning: msg`ACB that the contract owes you after claims and prizes.`,
  },
  listForSale: {
    word: msg`List for sale`,
    meaning: msg`Puts MV into the queue. It sells in turn, and what has not been sold can be taken out.`,
  },
  machineRevenue: { word: msg`Machine revenue`, meaning: msg`What your own machines earned.` },
  dynamicRevenue: {
    word: msg`Dynamic revenue`,
    meaning: msg`Your share when someone you referred synthesises.`,
  },
  preachingGold: {
    word: msg`Preaching gold`,
    meaning: msg`Your share when someone in your settler line synthesises, by three generations.`,
  },
  superior: { word: msg`Superior`, meaning: msg`Your referrer, seen from you. It cannot be changed.` },
  settler: {
    word: msg`Settler (placement)`,
    meaning: msg`Whose line your synthesis counts for. You can change it.`,
  },
  performance: {
    word: msg`Team performance, my performance`,
    meaning: msg`Power ever synthesised by the team, and by you.`,
  },
  sLevel: { word: msg`S level`, meaning: msg`The rank of a team, by what it has synthesised.` },
  vipLevel: {
    word: msg`VIP level`,
    meaning: msg`The rank of an account. It is worked out anew daily at 00:00 UTC.`,
  },
  slippage: {
    word: msg`Slippage`,
    meaning: msg`How much worse than the quote an exchange may end before it is called off.`,
  },
  holdsOwes: {
    word: msg`Holds, owes`,
    meaning: msg`What a contract has, beside what it has to pay out.`,
  },
} as const satisfies Readonly<Record<TermId, Term>>;
