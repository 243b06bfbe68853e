import type { BindingAnswer } from '@amswap/accounts/schema';
import type { ErrorCode } from '@amswap/values';
import type { AccountsFailureCode } from './AccountsFailure.ts';

/** Why an act came to nothing. */
export interface BindFailure {
  readonly code: AccountsFailureCode | ErrorCode;
  /** Seconds after which to try again. */
  readonly retryAfter?: number | undefined;
  readonly bound?: 'wallet' | 'account' | undefined;
}

/** What goes on. */
export type BindAct = 'idle' | 'reading' | 'signing' | 'binding' | 'unbinding';

/** What is known of one account's binding. */
export interface BindState {
  /** Whom it is known of: of nobody else. */
  readonly account: string;
  /** `unknown` until one has signed in to the service: it tells nobody else. */
  readonly binding: 'unknown' | 'none' | BindingAnswer;
  readonly act: BindAct;
  readonly failure: BindFailure | undefined;
}

/** Nothing is known, and nothing goes on. */
export const unknownOf = (account: string): BindState => ({
  account,
  binding: 'unknown',
  act: 'idle',
  failure: undefined,
});
