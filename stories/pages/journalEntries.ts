import { journalStorageKey, type TransactionRecord, type TransactionState } from '@amswap/chain/transactions';
import { type NamedWorld, testDeployment } from '@amswap/testing';
import type { Address, Hex } from '@amswap/values';
import { storyClock } from '../../.storybook/storyClock.ts';

const { chainId, contracts } = testDeployment;
const unit = 10n ** 18n;

/** A made-up hash, another one for each number. */
export const hashOf = (number: number): Hex =>
  `0x${(number + 0xa1).toString(16).padStart(2, '0').repeat(32)}`;

/** A block of some minutes ago, with a fee of 0.00021 of the native currency. */
export const minedAt = (number: number) => ({
  block: 1_000 + number,
  blockHash: hashOf(number + 40),
  fee: '210000000000000',
});

/** A synthesis of 240 power in X, begun some minutes before the story's now. */
export function synthesisIn(
  state: TransactionState,
  minutesAgo: number,
  part: Partial<TransactionRecord> = {},
): Omit<TransactionRecord, 'account'> {
  const begun = storyClock.now() - minutesAgo * 60_000;
  return {
    id: `record ${minutesAgo}`,
    chainId,
    planKind: 'synthesise',
    stepId: `synthesise:X:${minutesAgo}`,
    stepKind: 'act',
    to: contracts.main,
    data: '0x12345678',
    token: 'X',
    amount: String(96n * unit),
    spenderName: undefined,
    createdAt: begun,
    changedAt: begun + 9_000,
    nonceBefore: 7,
    blockBefore: 999,
    state,
    ...part,
  };
}

/** The journal of the world's account, as the browser's storage keeps it. */
export function storedJournal(
  { account }: NamedWorld,
  records: readonly Omit<TransactionRecord, 'account'>[],
): Readonly<Record<string, string>> {
  if (account === undefined) throw new Error('a journal belongs to an account');
  const own = (record: Omit<TransactionRecord, 'account'>): TransactionRecord & { account: Address } => ({
    ...record,
    account,
  });
  return { [journalStorageKey(chainId, account)]: JSON.stringify(records.map(own)) };
}
