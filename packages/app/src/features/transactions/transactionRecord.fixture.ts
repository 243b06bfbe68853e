import type { TransactionRecord, TransactionState } from '@amswap/chain/transactions';
import { madeUpAddress } from '@amswap/testing';
import type { Hex } from '@amswap/values';

export const hash: Hex = `0x${'1'.repeat(64)}`;
export const by: Hex = `0x${'2'.repeat(64)}`;
export const mined = { block: 7, blockHash: hash, fee: '21000000000000' };

/** A record of a synthesis in X, in a state. */
export const recordIn = (
  state: TransactionState,
  part: Partial<TransactionRecord> = {},
): TransactionRecord => ({
  id: 'id',
  account: madeUpAddress(1),
  chainId: 56,
  planKind: 'synthesise',
  stepId: 'act',
  stepKind: 'act',
  to: madeUpAddress(2),
  data: '0x',
  token: 'X',
  amount: '96412345',
  spenderName: undefined,
  createdAt: 1_000,
  changedAt: 2_000,
  nonceBefore: 1,
  blockBefore: 6,
  state,
  ...part,
});
