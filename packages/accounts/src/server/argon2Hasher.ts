import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../service/PasswordHasher.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two rounds, one lane. Argon2id is the library's own choice. Runs on threads of the pool, not on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id of the server. */
export const argon2Hasher: PasswordHasher = {
  hash: (password) => hash(password, cost),
  verify: (kept, password) => verify(kept, password),
};
