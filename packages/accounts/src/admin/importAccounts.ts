import * as v from 'valibot';
import { accountName, password } from '../schema/fields.ts';
import { accountKeyOf, passwordForm } from '../service/accountKey.ts';
import type { AccountsStore } from '../service/AccountsStore.ts';
import type { PasswordHasher } from '../service/PasswordHasher.ts';
import { type CsvRow, csvRows } from './csvRows.ts';

/** What importing works over. */
export interface ImportParts {
  readonly store: Pick<AccountsStore, 'account' | 'createAccount'>;
  readonly hasher: PasswordHasher;
  readonly now: () => number;
  /** Checks everything and writes nothing. */
  readonly dryRun: boolean;
  readonly progress: (done: number, total: number) => void;
}

/** What came of it. */
export interface ImportOutcome {
  /** Accounts that were made, or would be. */
  readonly created: number;
  /** Lines whose account stands already: it is left as it is. */
  readonly existing: readonly number[];
  /** What is wrong with the file; while anything is, nothing is written. Never holds a password. */
  readonly problems: readonly string[];
}

interface Entry {
  readonly line: number;
  readonly key: string;
  readonly name: string;
  readonly password: string;
}

const header = ['account', 'password'];

/** The entry of a row, or what is wrong with it. */
function entryOf({ line, cells }: CsvRow): Entry | string {
  const [name = '', secret = ''] = cells;
  if (cells.length !== 2) return `line ${line}: two cells are wanted, not ${cells.length}`;
  if (!v.is(accountName, name.trim()))
    return `line ${line}: the account needs 1 to 64 characters, none of them a control character`;
  if (!v.is(password, secret)) return `line ${line}: the password needs 1 to 140 characters`;
  return { line, key: accountKeyOf(name), name: name.trim(), password: secret };
}

/** The file's entries, and everything that is wrong with it. */
function readEntries(file: string): {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
} {
  const [first, ...rows] = csvRows(file);
  if (first?.cells.map((cell) => cell.trim().toLowerCase()).join() !== header.join())
    return { entries: [], problems: ['line 1: the first line must be account,password'] };
  const read = rows.map(entryOf);
  const entries = read.filter((entry) => typeof entry !== 'string');
  const problems = read.filter((entry) => typeof entry === 'string');
  const lines = new Map<string, number>();
  for (const { key, line } of entries) {
    const before = lines.get(key);
    if (before !== undefined) problems.push(`line ${line}: the account stands on line ${before} already`);
    else lines.set(key, line);
  }
  return { entries, problems };
}

/** Makes the accounts of a CSV file with the columns account and password. @throws CsvError where it is none */
export async function importAccounts(file: string, parts: ImportParts): Promise<ImportOutcome> {
  const { store, hasher, now, dryRun, progress } = parts;
  const { entries, problems } = readEntries(file);
  if (problems.length > 0) return { created: 0, existing: [], problems };
  const existing: number[] = [];
  let created = 0;
  for (const [index, { line, key, name, password: secret }] of entries.entries()) {
    const stands = (await store.account(key)) !== undefined;
    const made =
      !stands &&
      (dryRun ||
        (await store.createAccount({
          key,
          name,
          passwordHash: await hasher.hash(passwordForm(secret)),
          createdAt: now(),
          disabledAt: undefined,
        })));
    if (made) created += 1;
    else existing.push(line);
    progress(index + 1, entries.length);
  }
  return { created, existing, problems: [] };
}
