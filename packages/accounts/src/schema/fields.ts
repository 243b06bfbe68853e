import * as v from 'valibot';

/** Time as ISO 8601 in UTC, as the service writes it. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** What is entered as an account's name: 1 to 64 characters, any. */
export const enteredAccount = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * Account name: 1 to 64 characters, not only blanks, no control characters and no halves of a character (no database keeps all
 * of those). Case and compatible forms do not tell two accounts apart.
 */
export const accountName = v.pipe(
  enteredAccount,
  v.regex(/^[^\p{Cc}\p{Cs}]*[^\s\p{Cc}\p{Cs}][^\p{Cc}\p{Cs}]*$/u),
);

/** Password: 1 to 140 characters, any. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(140));

/** A wallet's address in any letter case; whoever reads it checks a mixed-case one by itself. */
export const wallet = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));

/** Chain id as a number. */
export const chainId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A number used once: letters and digits, as EIP-4361 wants it. */
export const nonce = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{16,64}$/));

/** The bearer token of a session. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** Bytes as base64url, at most `most` characters. */
export const base64Url = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/));

/** Bytes as hexadecimal digits, at most `most` bytes. */
export const hexBytes = (most: number) =>
  v.pipe(v.string(), v.maxLength(2 + 2 * most), v.regex(/^0x([0-9a-fA-F]{2})*$/));
