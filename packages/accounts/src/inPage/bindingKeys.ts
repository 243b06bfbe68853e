import { keyIdOf } from '../schema/sealedBinding.ts';
import { bindingKeyAlgorithm } from '../service/openSealed.ts';
import type { BindingKey } from '../service/ServiceParts.ts';

/** A pair of keys made in this page: its private half never leaves it, and ends with it. */
export interface PageKeys {
  /** SPKI document, base64, as a deployment's config has it. */
  readonly publicKey: string;
  readonly key: BindingKey;
}

/** Makes the keys that a page seals for where it is its own service. @throws Error without WebCrypto */
export async function makePageKeys(): Promise<PageKeys> {
  const algorithm = {
    ...bindingKeyAlgorithm,
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const pair = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'wrapKey', 'decrypt']);
  const document = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    publicKey: btoa(String.fromCharCode(...document)),
    key: { id: await keyIdOf(document), privateKey: pair.privateKey },
  };
}
