import * as v from 'valibot';
import { fromBase64, toBase64Url } from './base64.ts';
import { enteredAccount, instant, nonce, password, wallet } from './fields.ts';
import type { BindRequest } from './operations.ts';

/** What the page seals: read by the service alone. */
export const bindingSecret = v.strictObject({
  account: enteredAccount,
  password,
  wallet,
  nonce,
  time: instant,
});
export type BindingSecret = v.InferOutput<typeof bindingSecret>;

/** Ties a sealed part to its use: nothing that was sealed for something else opens as a binding. */
export const bindingContext = new TextEncoder().encode('amswap.binding.1');

const wrapping = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** Name of a public key: the first 16 bytes of the SHA-256 of its SPKI document. */
export async function keyIdOf(publicKey: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey));
  return toBase64Url(digest.subarray(0, 16));
}

/**
 * Seals a binding for the service's public key: AES-256-GCM with a key of its own, which is wrapped by RSA-OAEP with SHA-256.
 *
 * @param publicKey SPKI document, base64, as the deployment's config has it
 * @throws Error where the key is none, or this page has no WebCrypto (plain http on another device)
 */
export async function sealBinding(publicKey: string, secret: BindingSecret): Promise<BindRequest> {
  const document = fromBase64(publicKey);
  if (document === undefined) throw new Error('the public key is not base64');
  const wrapper = await crypto.subtle.importKey('spki', document, wrapping, false, ['wrapKey']);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(secret));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bindingContext },
    key,
    text,
  );
  const wrappedKey = await crypto.subtle.wrapKey('raw', key, wrapper, wrapping);
  return {
    keyId: await keyIdOf(document),
    wrappedKey: toBase64Url(new Uint8Array(wrappedKey)),
    iv: toBase64Url(iv),
    sealed: toBase64Url(new Uint8Array(sealed)),
  };
}
