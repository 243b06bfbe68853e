import type { ExpectedSubject, StepDeed, StepKind } from '@amswap/chain/act';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StepStage } from './PlanRun.ts';

/** What a step is called. */
export const stepNames: Readonly<Record<StepKind, MessageDescriptor>> = {
  resetAllowance: msg`Clear the old authorisation`,
  authorise: msg`Authorise`,
  act: msg`Carry out`,
};

/** What a reset is called that nothing follows. */
export const revokeName: MessageDescriptor = msg`Revoke`;

/** What an act is called in a plan that has several. */
export const deedNames: Readonly<Record<StepDeed, MessageDescriptor>> = {
  claimMain: msg`Claim from the main contract`,
  claimSecondary: msg`Claim from the second main contract`,
  exchangeReward: msg`Exchange the reward balance to ACB`,
};

/** What a step permits or moves. */
export const stepDetails = {
  authorise: (spender: string, amount: string) =>
    msg`The ${spender} may take exactly ${amount}, and no more.`,
  revoke: (spender: string, token: string) => msg`The ${spender} may take no ${token} any longer.`,
  reset: (spender: string, token: string) =>
    msg`The ${spender} may take no ${token} until the next step; this token wants it so.`,
  takes: (amount: string) => msg`Takes at most ${amount} from your account.`,
  takesNothing: msg`Takes nothing from your account but the network fee.`,
};

/** Figures that change. */
export const subjectNames = {
  balance: (token: string) => msg`Balance of ${token}`,
  allowance: (token: string, spender: string) => msg`Authorised ${token} (${spender})`,
  power: msg`Merged power`,
  rewardBalance: msg`Reward balance`,
  waitingRevenue: msg`Waiting revenue`,
} satisfies Record<ExpectedSubject['of'], unknown>;

/** Other words of the sheet. */
export const sheetWords = {
  fee: msg`Network fee, about`,
  firstFee: msg`Network fee of the first step, about`,
  feeByWallet: msg`your wallet says it`,
  authoriseNow: msg`Authorise in wallet`,
  actNow: msg`Confirm in wallet`,
  checking: msg`Checking…`,
  asking: msg`Open your wallet`,
  following: msg`Waiting for the chain…`,
  stopped: msg`Stopped`,
  notPossible: msg`Not possible now`,
};

/** What the button says while a step is at this stage. */
export const stageWords: Readonly<Partial<Record<StepStage, MessageDescriptor>>> = {
  checking: sheetWords.checking,
  asking: sheetWords.asking,
  following: sheetWords.following,
};
