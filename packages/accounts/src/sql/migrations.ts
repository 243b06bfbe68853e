import { fileURLToPath } from 'node:url';

export type SqlDialect = 'sqlite' | 'postgres';

/** The folder of a dialect's migrations, which drizzle-kit writes. */
export const migrationsOf = (dialect: SqlDialect): string =>
  fileURLToPath(new URL(`../../migrations/${dialect}`, import.meta.url));
