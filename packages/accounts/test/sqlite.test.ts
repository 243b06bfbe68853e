import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/sql/openSqlite.ts';
import { accountsSuite } from './suite/accountsSuite.ts';

accountsSuite('the service over its embedded database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amswap-accounts-'));
  return {
    open: () => openSqlite(join(folder, 'accounts.db')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
});
