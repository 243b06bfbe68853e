import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AccountsStore } from '../service/AccountsStore.ts';
import type { ServerConfig } from './serverConfig.ts';

/** Opens the database that the environment names: PostgreSQL, or the embedded one. */
export async function openStore({
  databaseUrl,
  databaseFile,
}: Pick<ServerConfig, 'databaseUrl' | 'databaseFile'>): Promise<AccountsStore> {
  // A process loads the driver of its own database only: the command starts twice as fast.
  if (databaseUrl !== undefined) return (await import('../sql/openPostgres.ts')).openPostgres(databaseUrl);
  const path = resolve(databaseFile);
  mkdirSync(dirname(path), { recursive: true });
  return (await import('../sql/openSqlite.ts')).openSqlite(path);
}
