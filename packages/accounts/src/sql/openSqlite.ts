import { createClient } from '@libsql/client/sqlite3';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { AccountsStore } from '../service/AccountsStore.ts';
import { migrationsOf } from './migrations.ts';
import { createSqlStore } from './sqlStore.ts';

/** How long a statement waits for another process (the administrator's command) to finish its own. Milliseconds. */
const busyMs = 10_000;

/**
 * Opens the embedded database, makes its folder's file where there is none, and brings its tables up to date.
 * It may be opened by several processes of one machine at once.
 *
 * @param path the database's file
 */
export async function openSqlite(path: string): Promise<AccountsStore> {
  const client = createClient({ url: `file:${path}`, timeout: busyMs });
  // A commit is on the disk before it is told: kill -9 and a power cut lose nothing that was acknowledged.
  await client.execute('pragma journal_mode = WAL');
  await client.execute('pragma synchronous = FULL');
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: migrationsOf('sqlite') });
  return createSqlStore({
    run: (statement) => database.all<Record<string, unknown>>(statement),
    close: async () => client.close(),
  });
}
