import * as v from 'valibot';
import { fromBase64 } from '../schema/base64.ts';
import type { BindRequest } from '../schema/operations.ts';
import { bindingContext, type BindingSecret, bindingSecret } from '../schema/sealedBinding.ts';
import { Refusal } from './Refusal.ts';
import type { BindingKey } from './ServiceParts.ts';

/** Private keys of this use, from their PKCS #8 documents. */
export const bindingKeyAlgorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

async function openText(key: BindingKey, request: BindRequest): Promise<string> {
  const [wrappedKey, iv, sealed] = [request.wrappedKey, request.iv, request.sealed].map(fromBase64);
  if (wrappedKey === undefined || iv === undefined || sealed === undefined) throw new Error('not base64url');
  const raw = await crypto.subtle.decrypt(bindingKeyAlgorithm, key.privateKey, wrappedKey);
  const opener = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv, additionalData: bindingContext };
  const text = await crypto.subtle.decrypt(algorithm, opener, sealed);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Opens what a page sealed. @throws Refusal, the same for every way in which it can be broken */
export async function openSealed(keys: readonly BindingKey[], request: BindRequest): Promise<BindingSecret> {
  const key = keys.find(({ id }) => id === request.keyId);
  if (key === undefined) throw new Refusal('binding.unknownKey', 'sealed for a key that is not in use');
  try {
    return v.parse(bindingSecret, JSON.parse(await openText(key, request)));
  } catch {
    throw new Refusal('binding.unreadable', 'the sealed part cannot be read');
  }
}
