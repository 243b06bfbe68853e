import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// The twin of postgresTables.ts: a test holds the two against each other. Times are milliseconds since the epoch.
const ms = (name: string) => integer(name);

export const nonces = sqliteTable(
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

export const sessions = sqliteTable(
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

export const accounts = sqliteTable('accounts', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: ms('created_at').notNull(),
  disabledAt: ms('disabled_at'),
});

export const bindings = sqliteTable('bindings', {
  wallet: text('wallet').primaryKey(),
  accountKey: text('account_key')
    .notNull()
    .unique()
    .references(() => accounts.key),
  since: ms('since').notNull(),
});

export const tries = sqliteTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStartedAt: ms('window_started_at').notNull(),
  },
  (table) => [index('tries_window_started_at').on(table.windowStartedAt)],
);
