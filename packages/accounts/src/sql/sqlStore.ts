import { type Address, checksumAddress } from '@amswap/values';
import { type SQL, sql } from 'drizzle-orm';
import { type NoncePurpose, noncePurposes } from '../schema/operations.ts';
import type {
  AccountListing,
  AccountRecord,
  AccountsStore,
  BindOutcome,
  NamedBinding,
  NonceRecord,
  SessionRecord,
} from '../service/AccountsStore.ts';
import { StoreFailed } from '../service/StoreFailed.ts';

type Row = Readonly<Record<string, unknown>>;

/** A database that runs one statement at a time, each of them atomic and durable when its promise resolves. */
export interface SqlDatabase {
  run(statement: SQL): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new Error('a column of the database holds no text');
};
/** PostgreSQL's driver gives int8 as text. */
const numberOf = (value: unknown): number => {
  const number = Number(value);
  if (value !== null && Number.isSafeInteger(number)) return number;
  throw new Error('a column of the database holds no whole number');
};
const timeOrNone = (value: unknown): number | undefined => (value === null ? undefined : numberOf(value));
const addressOf = (value: unknown): Address => checksumAddress(textOf(value));
const purposeOf = (value: unknown): NoncePurpose => {
  const purpose = noncePurposes.find((known) => known === value);
  if (purpose === undefined) throw new Error('a nonce of the database is for nothing known');
  return purpose;
};
/** Addresses are kept in lower case, so that one wallet is one row. */
const walletKey = (wallet: Address): string => wallet.toLowerCase();

const nonceFrom = (row: Row): NonceRecord => ({
  nonce: textOf(row['nonce']),
  purpose: purposeOf(row['purpose']),
  wallet: addressOf(row['wallet']),
  origin: textOf(row['origin']),
  issuedAt: numberOf(row['issued_at']),
  expiresAt: numberOf(row['expires_at']),
});

const sessionFrom = (row: Row): SessionRecord => ({
  tokenHash: textOf(row['token_hash']),
  wallet: addressOf(row['wallet']),
  origin: textOf(row['origin']),
  createdAt: numberOf(row['created_at']),
  expiresAt: numberOf(row['expires_at']),
});

const accountFrom = (row: Row): AccountRecord => ({
  key: textOf(row['key']),
  name: textOf(row['name']),
  passwordHash: textOf(row['password_hash']),
  createdAt: numberOf(row['created_at']),
  disabledAt: timeOrNone(row['disabled_at']),
});

const listingFrom = (row: Row): AccountListing => ({
  key: textOf(row['key']),
  name: textOf(row['name']),
  createdAt: numberOf(row['created_at']),
  disabledAt: timeOrNone(row['disabled_at']),
  wallet: row['wallet'] === null ? undefined : addressOf(row['wallet']),
});

const bindingFrom = (row: Row): NamedBinding => ({
  wallet: addressOf(row['wallet']),
  accountKey: textOf(row['account_key']),
  since: numberOf(row['since']),
  name: textOf(row['name']),
});

type SessionPart = 'putNonce' | 'takeNonce' | 'putSession' | 'session' | 'removeSession';

const sessionParts = ({ run }: SqlDatabase): Pick<AccountsStore, SessionPart> => ({
  async putNonce({ nonce, purpose, wallet, origin, issuedAt, expiresAt }) {
    await run(sql`insert into nonces (nonce, purpose, wallet, origin, issued_at, expires_at)
      values (${nonce}, ${purpose}, ${walletKey(wallet)}, ${origin}, ${issuedAt}, ${expiresAt})`);
  },
  async takeNonce(nonce) {
    const [row] = await run(sql`delete from nonces where nonce = ${nonce} returning *`);
    return row && nonceFrom(row);
  },
  async putSession({ tokenHash, wallet, origin, createdAt, expiresAt }) {
    await run(sql`insert into sessions (token_hash, wallet, origin, created_at, expires_at)
      values (${tokenHash}, ${walletKey(wallet)}, ${origin}, ${createdAt}, ${expiresAt})`);
  },
  async session(tokenHash) {
    const [row] = await run(sql`select * from sessions where token_hash = ${tokenHash}`);
    return row && sessionFrom(row);
  },
  async removeSession(tokenHash) {
    await run(sql`delete from sessions where token_hash = ${tokenHash}`);
  },
});

type AccountPart = 'createAccount' | 'account' | 'setPassword' | 'setDisabled' | 'listAccounts';

const accountParts = ({ run }: SqlDatabase): Pick<AccountsStore, AccountPart> => ({
  async createAccount({ key, name, passwordHash, createdAt, disabledAt = null as number | null }) {
    const rows = await run(sql`insert into accounts (key, name, password_hash, created_at, disabled_at)
      values (${key}, ${name}, ${passwordHash}, ${createdAt}, ${disabledAt})
      on conflict do nothing returning key`);
    return rows.length === 1;
  },
  async account(key) {
    const [row] = await run(sql`select * from accounts where key = ${key}`);
    return row && accountFrom(row);
  },
  async setPassword(key, passwordHash) {
    const rows = await run(
      sql`update accounts set password_hash = ${passwordHash} where key = ${key} returning key`,
    );
    return rows.length === 1;
  },
  async setDisabled(key, disabledAt) {
    const rows = await run(
      sql`update accounts set disabled_at = ${disabledAt ?? null} where key = ${key} returning key`,
    );
    return rows.length === 1;
  },
  async listAccounts(afterKey, limit) {
    const rows = await run(sql`select a.key, a.name, a.created_at, a.disabled_at, b.wallet
      from accounts a left join bindings b on b.account_key = a.key
      where a.key > ${afterKey} order by a.key limit ${limit}`);
    return rows.map(listingFrom);
  },
});

type BindingPart = 'bind' | 'binding' | 'unbind';

const bindingParts = ({ run }: SqlDatabase): Pick<AccountsStore, BindingPart> => {
  /** Why an insert found no room. */
  const obstacle = async (wallet: string, accountKey: string): Promise<BindOutcome | undefined> => {
    const rows = await run(
      sql`select wallet from bindings where wallet = ${wallet} or account_key = ${accountKey}`,
    );
    if (rows.some((row) => row['wallet'] === wallet)) return 'walletIsBound';
    if (rows.length > 0) return 'accountIsBound';
    const open = await run(sql`select key from accounts where key = ${accountKey} and disabled_at is null`);
    return open.length === 0 ? 'accountIsClosed' : undefined;
  };
  return {
    async bind({ wallet, accountKey, since }) {
      const key = walletKey(wallet);
      for (;;) {
        const rows = await run(sql`insert into bindings (wallet, account_key, since)
          select ${key}, key, ${since} from accounts where key = ${accountKey} and disabled_at is null
          on conflict do nothing returning wallet`);
        if (rows.length === 1) return 'bound';
        const why = await obstacle(key, accountKey);
        // What stood in the way may be gone meanwhile: then there is room.
        if (why !== undefined) return why;
      }
    },
    async binding(wallet) {
      const [row] = await run(sql`select b.wallet, b.account_key, b.since, a.name
        from bindings b join accounts a on a.key = b.account_key where b.wallet = ${walletKey(wallet)}`);
      return row && bindingFrom(row);
    },
    async unbind(wallet) {
      const rows = await run(sql`delete from bindings where wallet = ${walletKey(wallet)} returning wallet`);
      return rows.length === 1;
    },
  };
};

type UpkeepPart = 'countTry' | 'releaseTry' | 'clearTries' | 'sweep' | 'ping' | 'close';

const upkeepParts = ({ run, close }: SqlDatabase): Pick<AccountsStore, UpkeepPart> => ({
  async countTry(key, now, windowMs) {
    const over = now - windowMs;
    const [row] = await run(sql`insert into tries (key, count, window_started_at)
      values (${key}, 1, ${now}) on conflict (key) do update set
        count = case when tries.window_started_at <= ${over} then 1 else tries.count + 1 end,
        window_started_at = case when tries.window_started_at <= ${over}
          then excluded.window_started_at else tries.window_started_at end
      returning count, window_started_at`);
    return { count: numberOf(row?.['count']), windowStartedAt: numberOf(row?.['window_started_at']) };
  },
  async releaseTry(key) {
    await run(sql`update tries set count = count - 1 where key = ${key} and count > 0`);
  },
  async clearTries(key) {
    await run(sql`delete from tries where key = ${key}`);
  },
  async sweep(now, triesBefore) {
    await run(sql`delete from nonces where expires_at <= ${now}`);
    await run(sql`delete from sessions where expires_at <= ${now}`);
    await run(sql`delete from tries where window_started_at < ${triesBefore}`);
  },
  async ping() {
    await run(sql`select 1 as one`);
  },
  close,
});

/** The first code in a chain of causes. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? at.code : undefined;
    if (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  }
  return 'unknown';
}

/** The same database, whose failures say nothing of a statement's values: drivers put hashes, wallets and names into their messages. */
const discreet = ({ run, close }: SqlDatabase): SqlDatabase => ({
  close,
  run: (statement) =>
    run(statement).catch((error: unknown) => {
      throw new StoreFailed(codeOf(error));
    }),
});

/**
 * The store over either database. Statements are the part of SQL that SQLite and PostgreSQL share, and every change is one
 * statement: there is no transaction that could be left open. Rejects with a `StoreFailed`.
 */
export function createSqlStore(database: SqlDatabase): AccountsStore {
  const quiet = discreet(database);
  return {
    ...sessionParts(quiet),
    ...accountParts(quiet),
    ...bindingParts(quiet),
    ...upkeepParts(quiet),
  };
}
