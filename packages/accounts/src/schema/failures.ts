import * as v from 'valibot';

/** Everything that the service refuses, and the HTTP status that it does so with. Closed: both sides map over it. */
export const failureStatus = {
  /** The body is no JSON, or not as the operation's schema says. */
  'request.malformed': 400,
  /** No operation has this path. */
  'request.notFound': 404,
  /** The path is known, but not with this method. */
  'request.methodNotAllowed': 405,
  /** The body is larger than any operation needs. */
  'request.tooLarge': 413,
  /** The body is not said to be JSON. */
  'request.notJson': 415,
  /** The page's origin is not among those configured. */
  'session.foreignOrigin': 403,
  /** The signed message is no EIP-4361 message, or its domain, URI, chain, address or times do not fit. */
  'session.badMessage': 400,
  /** The nonce is unknown, used, expired, or was given to another address or origin. */
  'session.nonceUnusable': 401,
  /** The signature is not this wallet's. */
  'session.badSignature': 401,
  /** A contract wallet's signature could not be looked at: its chain does not answer. */
  'session.signatureUnchecked': 503,
  /** No token, or one that has expired or was revoked. */
  'session.missing': 401,
  /** The token is another wallet's. */
  'session.otherWallet': 403,
  /** The sealed part cannot be opened, or holds something else than was asked for. */
  'binding.unreadable': 400,
  /** Sealed for a key that the service no longer has: the page is of before a change of keys. */
  'binding.unknownKey': 400,
  /** No such account, or another password. One answer for both. */
  'binding.wrongAccountOrPassword': 401,
  /** Too many wrong tries at this account from this network. Comes with Retry-After. */
  'binding.tooManyTries': 429,
  /** The account is bound to a wallet, or the wallet to an account. Only said after the right password. */
  'binding.alreadyBound': 409,
  /** This wallet is bound to no account. */
  'binding.notBound': 404,
  /** More is being checked than the service takes on at once. Comes with Retry-After. */
  'service.busy': 503,
  /** The service is ending, or its database does not answer. */
  'service.notReady': 503,
  /** A defect of the service. */
  'service.failed': 500,
} as const satisfies Readonly<Record<string, number>>;

export type FailureCode = keyof typeof failureStatus;

export const failureCodes = Object.keys(failureStatus) as readonly FailureCode[];

/** How every refusal is written. The message is for developers: users are told in the words of their page. */
export const failureAnswer = v.strictObject({
  error: v.strictObject({
    code: v.picklist(failureCodes),
    message: v.string(),
    /** Which of the two is bound already. */
    bound: v.optional(v.picklist(['wallet', 'account'])),
  }),
});
export type FailureAnswer = v.InferOutput<typeof failureAnswer>;
