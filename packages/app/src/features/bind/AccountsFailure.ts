import type { FailureCode } from '@amswap/accounts/schema';

/** What can go wrong on this side of the accounts service. */
export type ClientFailureCode =
  /** The service cannot be reached. */
  | 'client.unreachable'
  /** No answer within the bound on time. */
  | 'client.timedOut'
  /** Something answered that is not the service: a login page, another version. */
  | 'client.badAnswer'
  /** The page was opened over plain http: the browser seals nothing there. */
  | 'client.insecurePage';

export type AccountsFailureCode = FailureCode | ClientFailureCode;

/** A request to the accounts service that came to nothing. */
export class AccountsFailure extends Error {
  override readonly name = 'AccountsFailure';
  constructor(
    readonly code: AccountsFailureCode,
    /** Seconds after which to ask again, where the service said so. */
    readonly retryAfter?: number,
    /** Which of the two is bound already. */
    readonly bound?: 'wallet' | 'account',
  ) {
    super(code);
  }
}
