import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The specification's other messages, word for word. `enterMultiple` and `mustBeMultiple` take the contract's step. */
export const noticeTexts = {
  authorisationFailed: msg({ id: 'notice.authorisationFailed', message: 'Authorization failed' }),
  purchaseFailed: msg({ id: 'notice.purchaseFailed', message: 'Purchase failed' }),
  exchangeFailed: msg({ id: 'notice.exchangeFailed', message: 'Exchange failed' }),
  networkAbnormal: msg({
    id: 'notice.networkAbnormal',
    message: 'Your network is abnormal, please try again later!',
  }),
  rewardBalanceNotEnough: msg({ id: 'notice.rewardBalanceNotEnough', message: 'Reward Balance Not Enough' }),
  rewardBalanceHint: msg({
    id: 'notice.rewardBalanceHint',
    message: 'It can be increased by synthesising hashrate.',
  }),
  wxbNotEnough: msg({ id: 'notice.wxbNotEnough', message: 'WXB not enough' }),
  mvNotEnough: msg({ id: 'notice.mvNotEnough', message: 'MV not enough' }),
  authoriseFirst: msg({ id: 'notice.authoriseFirst', message: 'Please authorize first~' }),
  enterMultiple: msg({
    id: 'notice.enterMultiple',
    message: 'Please enter a multiple of {step} computing power~',
  }),
  mustBeMultiple: msg({
    id: 'notice.mustBeMultiple',
    message: 'Computing power requires an integer multiple of {step}',
  }),
  acbAmountInvalid: msg({
    id: 'notice.acbAmountInvalid',
    message: 'Invalid input amount or exceeds maximum exchangeable quantity.',
  }),
  mvAmountInvalid: msg({
    id: 'notice.mvAmountInvalid',
    message: 'Invalid quantity or exceeds maximum exchangeable amount',
  }),
  incorrectFormat: msg({ id: 'notice.incorrectFormat', message: 'Incorrect format' }),
  pleaseLogin: msg({ id: 'notice.pleaseLogin', message: 'Please Login' }),
  timedOut: msg({
    id: 'notice.timedOut',
    message: 'The connection timed out, click the screen to try again.',
  }),
  cancel: msg({ id: 'generic.cancel', message: 'Cancel' }),
  ok: msg({ id: 'generic.ok', message: 'OK' }),
  done: msg({ id: 'generic.done', message: 'Done' }),
} satisfies Record<string, MessageDescriptor>;
