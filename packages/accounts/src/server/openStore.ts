import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AccountsStore } from '../service/AccountsStore.ts';
import { openPostgres } from '../sql/openPostgres.ts';
import { openSqlite } from '../sql/openSqlite.ts';
import type { ServerConfig } from './serverConfig.ts';

/** Opens the database that the environment names: PostgreSQL, or the embedded one. */
export async function openStore({
  databaseUrl,
  databaseFile,
}: Pick<ServerConfig, 'databaseUrl' | 'databaseFile'>): Promise<AccountsStore> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const path = resolve(databaseFile);
  mkdirSync(dirname(path), { recursive: true });
  return openSqlite(path);
}
