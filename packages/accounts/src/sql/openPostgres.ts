import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { AccountsStore } from '../service/AccountsStore.ts';
import { migrationsOf } from './migrations.ts';
import { createSqlStore } from './sqlStore.ts';

/** Any number: what everybody who migrates agrees on. */
const migrationLock = 7_461_907;
const connectMs = 5_000;
const statementMs = 10_000;

/** Brings the tables up to date, one replica at a time. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsOf('postgres') });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release();
  }
}

/**
 * Opens a PostgreSQL database and brings its tables up to date. Any number of replicas may do so at once.
 *
 * @param url connection string, `postgres://…`
 * @param connections at most, of this process
 */
export async function openPostgres(url: string, connections = 10): Promise<AccountsStore> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
  });
  // A connection that breaks while it is idle is made anew; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const database = drizzle(pool);
  return createSqlStore({
    run: async (statement) => (await database.execute(statement)).rows,
    close: () => pool.end(),
  });
}
