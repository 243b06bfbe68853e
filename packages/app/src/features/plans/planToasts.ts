import type { ChainError } from '@amswap/chain';
import type { PlanKind, Step } from '@amswap/chain/act';
import type { TransactionRecord } from '@amswap/chain/transactions';
import type { ErrorCode } from '@amswap/values';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppServices } from '../../boot/AppServices.ts';
import { noticeTexts } from '../../text/noticeTexts.ts';
import { successTexts } from '../../text/successTexts.ts';

type Told = Pick<AppServices, 'toasts'>;

/** What is said when a plan is done, or failed. */
const endTexts: Readonly<
  Record<PlanKind, { readonly done: MessageDescriptor; readonly failed: MessageDescriptor }>
> = {
  synthesise: { done: successTexts.purchase, failed: noticeTexts.purchaseFailed },
  register: { done: successTexts.registration, failed: msg`Registration failed` },
  changeSettler: { done: successTexts.change, failed: msg`Change failed` },
  claim: { done: msg`Claim successful`, failed: msg`Claim failed` },
  moveToWallet: { done: msg`Moved to your wallet`, failed: msg`Moving to your wallet failed` },
  settleLuckyPool: { done: msg`Round settled`, failed: msg`The round was not settled` },
  settleMaxPowerPool: { done: msg`Round settled`, failed: msg`The round was not settled` },
  exchange: { done: successTexts.exchange, failed: noticeTexts.exchangeFailed },
  buyAcb: { done: successTexts.purchase, failed: noticeTexts.purchaseFailed },
  listForSale: { done: msg`MV listed for sale`, failed: msg`Listing failed` },
  buyMv: { done: successTexts.purchase, failed: noticeTexts.purchaseFailed },
  takeOut: { done: successTexts.takeOut, failed: msg`Taking out failed` },
  withdrawProceeds: { done: msg`Proceeds picked up`, failed: msg`Picking up failed` },
  lowerAllowance: { done: successTexts.change, failed: noticeTexts.authorisationFailed },
};

// Toasts are said once, in the language of that moment: no component keeps them.
const say = (text: MessageDescriptor): string => i18n._(text);

/** A step on the way is through: only authorising has words of its own. */
export function tellStepDone({ toasts }: Told, step: Step): void {
  if (step.kind === 'authorise') toasts.show(say(successTexts.authorisation), 'positive');
}

/** The whole plan is done. */
export function tellDone({ toasts }: Told, kind: PlanKind): void {
  toasts.show(say(endTexts[kind].done), 'positive');
}

/** Ends that are no failure of the act: the user took it back in the wallet, or it goes on elsewhere. The sheet says so. */
const noFailure: readonly ErrorCode[] = ['transaction.cancelled', 'transaction.alreadyUnderWay'];

/** It stopped: an authorisation says so, one that is short asks for it, the rest is the plan's own failure. */
export function tellStopped(
  { toasts }: Told,
  kind: PlanKind,
  step: Step | undefined,
  error: ChainError,
): void {
  if (noFailure.includes(error.code)) return;
  const short = error.code === 'transaction.allowanceShort';
  if (short && step?.kind === 'act') toasts.show(say(noticeTexts.authoriseFirst), 'negative');
  else if (step !== undefined && step.kind !== 'act')
    toasts.show(say(noticeTexts.authorisationFailed), 'negative');
  else toasts.show(say(endTexts[kind].failed), 'negative');
}

/** The end of a transaction that no plan of this page waits for: it was sent before a reload. */
export function tellLateResult({ toasts }: Told, { planKind, stepKind, state }: TransactionRecord): void {
  const done = state.kind === 'confirmed' || state.kind === 'replaced';
  if (!done && state.kind !== 'reverted' && state.kind !== 'misdirected') return;
  if (stepKind === 'act') {
    const { done: good, failed } = endTexts[planKind];
    toasts.show(say(done ? good : failed), done ? 'positive' : 'negative');
  } else if (stepKind === 'authorise') {
    const text = done ? successTexts.authorisation : noticeTexts.authorisationFailed;
    toasts.show(say(text), done ? 'positive' : 'negative');
  }
}
