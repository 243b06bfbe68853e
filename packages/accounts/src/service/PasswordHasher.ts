/** Argon2id, by the realm's means. */
export interface PasswordHasher {
  /** The hash in PHC form, with a salt of its own. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}
