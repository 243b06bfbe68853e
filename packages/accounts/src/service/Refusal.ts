import { type FailureAnswer, type FailureCode, failureStatus } from '../schema/failures.ts';

/** What else a refusal says. */
export interface RefusalDetail {
  /** When to ask again, seconds from now. */
  readonly retryAfter?: number;
  readonly bound?: 'wallet' | 'account';
}

/** A request that the service refuses, by one of the closed codes. The message is for developers and names no secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly detail: RefusalDetail = {},
  ) {
    super(message);
  }

  get status(): (typeof failureStatus)[FailureCode] {
    return failureStatus[this.code];
  }

  get answer(): FailureAnswer {
    const { bound } = this.detail;
    return {
      error: { code: this.code, message: this.message, ...(bound === undefined ? {} : { bound }) },
    };
  }
}
