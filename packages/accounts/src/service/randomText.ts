import { toBase64Url } from '../schema/base64.ts';

/** A session's token: 32 random bytes as base64url. */
export const newToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** A nonce: 16 random bytes as hexadecimal digits, for EIP-4361 takes only letters and digits. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** SHA-256 of a text as hexadecimal digits. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
