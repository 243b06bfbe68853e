import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyIdOf } from '../schema/sealedBinding.ts';
import { bindingKeyAlgorithm } from '../service/openSealed.ts';
import type { BindingKey } from '../service/ServiceParts.ts';

/** A key as it is kept in a file, and the public half as `deployment.json` has it. */
export interface KeyDocuments {
  /** PKCS #8 in PEM. */
  readonly privatePem: string;
  /** SPKI in base64. */
  readonly publicKey: string;
}

/** Makes a pair of keys that bindings are sealed for: RSA of 3072 bits. */
export function makeKeyDocuments(): KeyDocuments {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** A private key out of its PEM text. */
export async function bindingKeyFrom(pem: string): Promise<BindingKey> {
  const document = createPrivateKey(pem);
  const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const pkcs8 = document.export({ type: 'pkcs8', format: 'der' });
  const privateKey = await crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from(pkcs8),
    bindingKeyAlgorithm,
    false,
    ['decrypt'],
  );
  return { id: await keyIdOf(Uint8Array.from(spki)), privateKey };
}

/** The keys of the files, in their order. @throws Error that names the file that can't be read */
export const readBindingKeys = (files: readonly string[]): Promise<readonly BindingKey[]> =>
  Promise.all(
    files.map(async (file) => {
      try {
        return await bindingKeyFrom(readFileSync(file, 'utf8'));
      } catch (cause) {
        throw new Error(`${file} holds no private key that can be read`, { cause });
      }
    }),
  );
