export { createFollower, type Follower, type FollowerOptions } from './follower.ts';
export { createJournal, type Journal, type JournalOptions, journalStorageKey } from './journal.ts';
export type { TransactionRecord } from './TransactionRecord.ts';
export {
  isFinal,
  isUnderWay,
  type MinedAt,
  type TransactionEvent,
  type TransactionState,
  type TransactionStateKind,
} from './TransactionState.ts';
export { createTabLock, type LockManagerLike, type TabLock, type TabLockOptions } from './tabLock.ts';
