import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { accountName, password } from '../schema/fields.ts';
import { makeKeyDocuments } from '../server/bindingKeyFiles.ts';
import { accountKeyOf, passwordForm } from '../service/accountKey.ts';
import type { AccountsStore } from '../service/AccountsStore.ts';
import type { PasswordHasher } from '../service/PasswordHasher.ts';
import { CsvError } from './csvRows.ts';
import { importAccounts } from './importAccounts.ts';
import { createProgressBar, type ProgressScreen } from './progressBar.ts';

/** What the command works over. */
export interface AdminParts {
  readonly openStore: () => Promise<AccountsStore>;
  readonly hasher: PasswordHasher;
  readonly now: () => number;
  readonly readPassword: () => Promise<string>;
  /** What was asked for. */
  readonly out: (line: string) => void;
  /** What went wrong, and progress. */
  readonly screen: ProgressScreen;
}

/** The command's words are wrong: it says which. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = `Usage: npm run accounts -- <command>

  create <name>             makes an account; asks for its password, or takes it from standard input
  reset <name>              sets another password
  disable <name>            refuses the account from now on; what it is bound to stays
  enable <name>             lets it in again
  list                      all accounts: name, state, day made, wallet; tabs between
  import <file> [--dry-run] makes the accounts of a CSV file with the columns account,password
  make-key <file>           makes a private key for bindings and prints the public one for deployment.json

The database is the one that ACCOUNTS_DATABASE_URL or ACCOUNTS_DATABASE_FILE names; the service may be running.`;

type Command = (parts: AdminParts, store: AccountsStore, words: readonly string[]) => Promise<number>;

function nameOf(words: readonly string[]): string {
  const name = words[0]?.trim() ?? '';
  if (!v.is(accountName, name))
    throw new UsageError('an account name of 1 to 64 characters is missing (no control characters)');
  return name;
}

async function newHash({ readPassword, hasher }: AdminParts): Promise<string> {
  const secret = await readPassword();
  if (!v.is(password, secret)) throw new UsageError('the password needs 1 to 140 characters');
  return hasher.hash(passwordForm(secret));
}

const told = ({ out, screen }: AdminParts, done: boolean, yes: string, no: string): number => {
  if (done) out(yes);
  else screen.write(`${no}\n`);
  return done ? 0 : 1;
};

async function create(parts: AdminParts, store: AccountsStore, words: readonly string[]): Promise<number> {
  const name = nameOf(words);
  const passwordHash = await newHash(parts);
  const account = {
    key: accountKeyOf(name),
    name,
    passwordHash,
    createdAt: parts.now(),
    disabledAt: undefined,
  };
  return told(parts, await store.createAccount(account), `${name} was made`, `${name} stands already`);
}

async function list({ out }: AdminParts, store: AccountsStore): Promise<number> {
  const page = 500;
  let after = '';
  for (;;) {
    const accounts = await store.listAccounts(after, page);
    for (const { name, disabledAt, createdAt, wallet } of accounts) {
      const state = disabledAt === undefined ? 'enabled' : 'disabled';
      out([name, state, new Date(createdAt).toISOString().slice(0, 10), wallet ?? '-'].join('\t'));
    }
    const last = accounts.at(-1);
    if (accounts.length < page || last === undefined) return 0;
    after = last.key;
  }
}

async function bringIn(parts: AdminParts, store: AccountsStore, words: readonly string[]): Promise<number> {
  const { hasher, now, out, screen } = parts;
  const dryRun = words.includes('--dry-run');
  const file = words.find((word) => !word.startsWith('--'));
  if (file === undefined) throw new UsageError('the file is missing');
  let bar: ((done: number) => void) | undefined;
  const progress = (done: number, total: number) => (bar ??= createProgressBar(screen, total))(done);
  const text = readFileSync(file, 'utf8');
  const { created, existing, problems } = await importAccounts(text, {
    store,
    hasher,
    now,
    dryRun,
    progress,
  });
  for (const problem of problems) screen.write(`${problem}\n`);
  if (problems.length > 0) {
    screen.write('Nothing was imported.\n');
    return 1;
  }
  for (const line of existing)
    screen.write(`line ${line}: the account stands already and was left as it is\n`);
  out(
    dryRun
      ? `${created} would be made, ${existing.length} stand already; nothing was written`
      : `${created} made, ${existing.length} stood already`,
  );
  return 0;
}

const commands: Readonly<Record<string, Command>> = {
  create,
  list,
  import: bringIn,
  async reset(parts, store, words) {
    const name = nameOf(words);
    const done = await store.setPassword(accountKeyOf(name), await newHash(parts));
    return told(parts, done, `${name} has another password`, `there is no account ${name}`);
  },
  async disable(parts, store, words) {
    const name = nameOf(words);
    const done = await store.setDisabled(accountKeyOf(name), parts.now());
    return told(parts, done, `${name} is disabled`, `there is no account ${name}`);
  },
  async enable(parts, store, words) {
    const name = nameOf(words);
    const done = await store.setDisabled(accountKeyOf(name), undefined);
    return told(parts, done, `${name} is enabled`, `there is no account ${name}`);
  },
};

/** Writes a new private key, readable by its owner alone; never over a file that is there. */
function makeKey({ out }: AdminParts, [file]: readonly string[]): number {
  if (file === undefined) throw new UsageError('the file is missing');
  const { privatePem, publicKey } = makeKeyDocuments();
  writeFileSync(file, privatePem, { mode: 0o600, flag: 'wx' });
  out(publicKey);
  return 0;
}

/** Runs the administrator's command. Gives the exit code: 0 done, 1 not done, 2 not understood. */
export async function runAdmin([name = '', ...words]: readonly string[], parts: AdminParts): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (name === 'make-key') return makeKey(parts, words);
    if (command === undefined)
      throw new UsageError(name === '' ? 'a command is missing' : `there is no command ${name}`);
    const store = await parts.openStore();
    try {
      return await command(parts, store, words);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      parts.screen.write(`${error.message}\n\n${usage}\n`);
      return 2;
    }
    if (!(error instanceof CsvError) && !(error instanceof Error && 'code' in error)) throw error;
    parts.screen.write(`${error.message}\n`);
    return 1;
  }
}
