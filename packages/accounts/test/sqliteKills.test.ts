import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { checkKills } from './kills/checkKills.ts';

const folder = mkdtempSync(join(tmpdir(), 'amswap-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

checkKills('the embedded database', async (point) => ({
  databaseUrl: undefined,
  databaseFile: join(folder, `${point}.db`),
}));
