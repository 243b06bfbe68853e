import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StoreFailed } from '../src/service/StoreFailed.ts';
import { openSqlite } from '../src/sql/openSqlite.ts';
import { accountsSuite } from './suite/accountsSuite.ts';

accountsSuite('the service over its embedded database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amswap-accounts-'));
  return {
    open: () => openSqlite(join(folder, 'accounts.db')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

it('says nothing of a statement’s values when the database fails', async () => {
  const store = await openSqlite(':memory:');
  await store.close();
  const tokenHash = 'ab'.repeat(32);
  const failure: unknown = await store.session(tokenHash).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StoreFailed);
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(tokenHash);
});
