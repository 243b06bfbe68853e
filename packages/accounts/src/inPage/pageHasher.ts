import { argon2idAsync } from '@noble/hashes/argon2.js';
import { fromBase64 } from '../schema/base64.ts';
import type { PasswordHasher } from '../service/PasswordHasher.ts';

// Far less than a server asks for: the one account of the tour has its password on the screen. KiB, rounds, lanes.
const cost = { m: 1024, t: 1, p: 1 } as const;
const hashBytes = 32;

const plainBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');

const digestOf = async (password: string, salt: Uint8Array): Promise<string> =>
  plainBase64(await argon2idAsync(password, salt, { ...cost, dkLen: hashBytes }));

const prefix = `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$`;

/** Argon2id inside a page, for the tour alone. */
export const pageHasher: PasswordHasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `${prefix}${plainBase64(salt)}$${await digestOf(password, salt)}`;
  },
  async verify(hash, password) {
    if (!hash.startsWith(prefix)) return false;
    const [salt = '', digest] = hash.slice(prefix.length).split('$');
    const bytes = fromBase64(salt);
    return bytes !== undefined && (await digestOf(password, bytes)) === digest;
  },
};
