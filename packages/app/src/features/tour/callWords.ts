import type { RevenueKind } from '@amswap/chain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TourRole } from '../../boot/Tour.ts';

/** What the product's functions and events are called, by the names of the interfaces. */
export const callNames: Readonly<Record<string, MessageDescriptor>> = {
  approve: msg`Authorise`,
  transfer: msg`Transfer`,
  register: msg`Register`,
  changeSettler: msg`Change the settler`,
  synthesise: msg`Synthesise hashrate`,
  claim: msg`Claim revenue`,
  settleLuckyPool: msg`Settle the lucky pool`,
  settleMaxPowerPool: msg`Settle the maximum-machine pool`,
  exchange: msg`Exchange`,
  listForSale: msg`List MV for sale`,
  takeOut: msg`Take MV out`,
  buyMv: msg`Buy MV`,
  withdrawProceeds: msg`Withdraw proceeds`,
  swapExactTokensForTokens: msg`Swap tokens`,
  Transfer: msg`Transfer`,
  Approval: msg`Authorised amount`,
  MemberRegistered: msg`Member registered`,
  SettlerChanged: msg`Settler changed`,
  PerformanceRecorded: msg`Performance recorded`,
  Synthesised: msg`Hashrate synthesised`,
  ShareCredited: msg`Share credited`,
  Claimed: msg`Revenue claimed`,
  RewardSpent: msg`Reward balance spent`,
  LuckyPoolSettled: msg`Lucky pool settled`,
  MaxPowerPoolSettled: msg`Maximum-machine pool settled`,
  Burned: msg`Burned`,
  Exchanged: msg`Exchanged`,
  SaleListed: msg`Listed for sale`,
  SaleTakenOut: msg`Taken out`,
  SaleFilled: msg`Sold`,
  MvBought: msg`MV bought`,
  ProceedsWithdrawn: msg`Proceeds withdrawn`,
};

/** What arguments are called, by the names of the interfaces. One that is not here goes by its own name. */
export const argumentNames: Readonly<Record<string, MessageDescriptor>> = {
  spender: msg`Spender`,
  value: msg`Amount`,
  amount: msg`Amount`,
  from: msg`From`,
  to: msg`To`,
  owner: msg`Owner`,
  account: msg`Account`,
  payToken: msg`Paid in`,
  power: msg`Power`,
  maxPayment: msg`Pays at most`,
  paid: msg`Paid`,
  amountIn: msg`Pays`,
  minAmountOut: msg`Gets at least`,
  amountOutMin: msg`Gets at least`,
  amountOut: msg`Gets`,
  mvAmount: msg`Amount of MV`,
  minMvAmount: msg`At least`,
  saleId: msg`Order`,
  payment: msg`Payment`,
  deadline: msg`Deadline`,
  referrer: msg`Referrer`,
  settler: msg`Settler`,
  previousSettler: msg`Previous settler`,
  kinds: msg`Kinds`,
  kind: msg`Kind`,
  receiver: msg`Receiver`,
  payer: msg`Payer`,
  winner: msg`Winner`,
  prize: msg`Prize`,
  fee: msg`Fee`,
  machineId: msg`Machine`,
  totalBurned: msg`Burned in total`,
  joinedAt: msg`Joined`,
  main: msg`Main contract`,
};

/** What the five kinds of revenue are called. */
export const kindNames: Readonly<Record<RevenueKind, MessageDescriptor>> = {
  machine: msg`machine revenue`,
  dynamic: msg`dynamic revenue`,
  preachingFirst: msg`preaching gold, first`,
  preachingSecond: msg`preaching gold, second`,
  preachingThird: msg`preaching gold, third`,
};

/** What the tour's accounts are called. */
export const roleNames: Readonly<Record<TourRole, MessageDescriptor>> = {
  member: msg`member`,
  referrer: msg`referrer`,
  buyer: msg`buyer`,
};

/** Words about what cannot be read. */
export const unknownWords = {
  call: msg`Unknown call`,
  event: msg`Unknown event`,
  contract: msg`unknown contract`,
  creation: msg`Creates a contract`,
  plainTransfer: msg`Sends coins`,
  warning: msg`The guest wallet cannot read this data.`,
  fee: msg`Network fee, at most`,
  noFee: msg`the chain says that it would fail`,
  sends: msg`Sends`,
  data: msg`Data`,
};
