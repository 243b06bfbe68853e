import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

// The twin of sqliteTables.ts: a test holds the two against each other. Times are milliseconds since the epoch.
const ms = (name: string) => bigint(name, { mode: 'number' });

export const nonces = pgTable(
  'nonces',
  {
    nonce: text('nonce').primaryKey(),
    purpose: text('purpose').notNull(),
    wallet: text('wallet').notNull(),
    origin: text('origin').notNull(),
    issuedAt: ms('issued_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
  },
  (table) => [index('nonces_expires_at').on(table.expiresAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    wallet: text('wallet').notNull(),
    origin: text('origin').notNull(),
    createdAt: ms('created_at').notNull(),
    expiresAt: ms('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
);

export const accounts = pgTable('accounts', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: ms('created_at').notNull(),
  disabledAt: ms('disabled_at'),
});

export const bindings = pgTable('bindings', {
  wallet: text('wallet').primaryKey(),
  accountKey: text('account_key')
    .notNull()
    .unique()
    .references(() => accounts.key),
  since: ms('since').notNull(),
});

export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: bigint('count', { mode: 'number' }).notNull(),
    windowStartedAt: ms('window_started_at').notNull(),
  },
  (table) => [index('tries_window_started_at').on(table.windowStartedAt)],
);
