import type { PlanKind } from '@amswap/chain';
import type { TransactionStateKind } from '@amswap/chain/transactions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a transaction of each kind does, where no token is paid. */
export const recordTitles: Readonly<Record<PlanKind, MessageDescriptor>> = {
  synthesise: msg`Synthesis`,
  register: msg`Registration`,
  changeSettler: msg`Change of settler`,
  claim: msg`Claim`,
  moveToWallet: msg`Move to wallet`,
  settleLuckyPool: msg`Settling the lucky pool`,
  settleMaxPowerPool: msg`Settling the maximum-machine pool`,
  exchange: msg`Exchange`,
  buyAcb: msg`Purchase of ACB`,
  listForSale: msg`Listing of MV`,
  buyMv: msg`Purchase of MV`,
  takeOut: msg`MV taken out`,
  withdrawProceeds: msg`Pick-up of proceeds`,
  lowerAllowance: msg`Change of an authorisation`,
};

export const authoriseTitle = (amount: string, spender: string) =>
  msg`Authorisation · ${amount} for the ${spender}`;
export const resetTitle = (token: string) => msg`Clearing of an authorisation · ${token}`;
export const paidTitle = (what: string, amount: string) => msg`${what} · at most ${amount}`;
export const feeNote = (fee: string) => msg`Network fee ${fee}`;

/** Where a transaction stands, for the table of the journal. */
export const stateWords: Readonly<Record<TransactionStateKind, MessageDescriptor>> = {
  planned: msg`planned`,
  awaitingSignature: msg`open your wallet`,
  submitted: msg`sent`,
  batched: msg`sent`,
  confirming: msg`confirming`,
  confirmed: msg`confirmed`,
  replaced: msg`confirmed, sped up`,
  cancelled: msg`cancelled`,
  dropped: msg`dropped`,
  reverted: msg`failed`,
  misdirected: msg`by another account`,
  refused: msg`refused`,
};
