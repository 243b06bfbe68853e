import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { csvRows } from '../src/admin/csvRows.ts';
import { createProgressBar } from '../src/admin/progressBar.ts';
import { runAdmin } from '../src/admin/runAdmin.ts';
import { pageHasher } from '../src/inPage/pageHasher.ts';
import { bindingKeyFrom } from '../src/server/bindingKeyFiles.ts';
import { openSqlite } from '../src/sql/openSqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'amswap-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => join(folder, name);
const database = file('admin.db');

/** Runs a command and gives what it said. */
async function admin(words: readonly string[], secret = '') {
  const said = { out: [] as string[], screen: '' };
  const code = await runAdmin(words, {
    openStore: () => openSqlite(database),
    hasher: pageHasher,
    now: () => Date.UTC(2026, 0, 2),
    readPassword: async () => secret,
    out: (line) => said.out.push(line),
    screen: { write: (text) => (said.screen += text) },
  });
  return { code, ...said };
}

describe('the administrator’s command', () => {
  it('makes, lists, disables, enables and resets', async () => {
    expect(await admin(['create', 'Ada'], 'secret')).toMatchObject({ code: 0, out: ['Ada was made'] });
    expect(await admin(['create', 'ADA'], 'secret')).toMatchObject({
      code: 1,
      screen: 'ADA stands already\n',
    });
    expect((await admin(['disable', 'ada'])).code).toBe(0);
    expect((await admin(['list'])).out).toEqual(['Ada\tdisabled\t2026-01-02\t-']);
    expect((await admin(['enable', 'ada'])).code).toBe(0);
    expect((await admin(['reset', 'ada'], 'another')).code).toBe(0);
    const store = await openSqlite(database);
    const account = await store.account('ada');
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await pageHasher.verify(account?.passwordHash ?? '', 'another')).toBe(true);
    expect(account?.disabledAt).toBeUndefined();
    await store.close();
    for (const word of ['reset', 'disable', 'enable'])
      expect((await admin([word, 'nobody'], 'x')).code).toBe(1);
  });

  it.each([
    [[]],
    [['nothing']],
    [['toString']],
    [['create']],
    [['create', 'x'.repeat(65)]],
    [['create', 'a\u0000b']],
    [['create', '   ']],
    [['import']],
    [['make-key']],
  ])('explains itself at %j', async (words) => {
    const { code, screen } = await admin(words);
    expect(code).toBe(2);
    expect(screen).toContain('Usage:');
  });

  it('refuses an empty password', async () => {
    expect((await admin(['create', 'empty'], '')).code).toBe(2);
  });

  it('imports a file: first a dry run, then once, then nothing again', async () => {
    writeFileSync(
      file('people.csv'),
      '\uFEFFaccount,password\r\n"Bea, B.","with ""quotes"""\r\nada,other\nCem,密码\n',
    );
    expect((await admin(['import', file('people.csv'), '--dry-run'])).out).toEqual([
      '2 would be made, 1 stand already; nothing was written',
    ]);
    expect((await admin(['list'])).out).toHaveLength(1);
    const run = await admin(['import', file('people.csv')]);
    expect(run).toMatchObject({ code: 0, out: ['2 made, 1 stood already'] });
    expect(run.screen).toContain('100 %  3 of 3');
    expect(run.screen).toContain('line 3: the account stands already');
    expect((await admin(['import', file('people.csv')])).out).toEqual(['0 made, 3 stood already']);
    const store = await openSqlite(database);
    expect(
      await pageHasher.verify((await store.account('bea, b.'))?.passwordHash ?? '', 'with "quotes"'),
    ).toBe(true);
    await store.close();
  });

  it('imports nothing of a file that has a fault, and never says a password', async () => {
    writeFileSync(file('bad.csv'), 'account,password\nnew,hunter2\n,hunter2\nNEW,hunter2\none,two,three\n');
    const { code, screen } = await admin(['import', file('bad.csv')]);
    expect(code).toBe(1);
    expect(screen.split('\n').slice(0, 4)).toEqual([
      'line 3: the account needs 1 to 64 characters, none of them a control character',
      'line 5: two cells are wanted, not 3',
      'line 4: the account stands on line 2 already',
      'Nothing was imported.',
    ]);
    expect(screen).not.toContain('hunter2');
    writeFileSync(file('open.csv'), 'account,password\n"new,x\n');
    expect((await admin(['import', file('open.csv')])).screen).toContain('line 2: a quote is not closed');
    expect((await admin(['import', file('absent.csv')])).code).toBe(1);
  });

  it('makes a key for its owner alone, and never over another', async () => {
    const { code, out } = await admin(['make-key', file('key.pem')]);
    expect(code).toBe(0);
    expect(statSync(file('key.pem')).mode & 0o077).toBe(0);
    expect(out[0]).toMatch(/^[A-Za-z0-9+/]{400,}=*$/);
    expect((await admin(['make-key', file('key.pem')])).code).toBe(1);
    await expect(bindingKeyFrom('not a key')).rejects.toThrow();
  });

  it('runs as a process beside the service, with the password piped in', async () => {
    const store = await openSqlite(database);
    const main = fileURLToPath(new URL('../src/admin/main.ts', import.meta.url));
    const env = { ...process.env, ACCOUNTS_DATABASE_FILE: database };
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', main, 'create', 'Dee'], {
      env,
      input: 'piped in\n',
    });
    expect({ status, stdout: stdout.toString() }).toEqual({ status: 0, stdout: 'Dee was made\n' });
    expect((await store.account('dee'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await store.close();
  });
});

describe('csvRows', () => {
  it('knows the line of each row, also behind a cell of several lines', () => {
    expect(csvRows('a,b\n"x\ny",1\n\nc,')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', '1'] },
      { line: 5, cells: ['c', ''] },
    ]);
    expect(() => csvRows('"a"b')).toThrow('line 1: something stands behind a closed quote');
  });
});

describe('createProgressBar', () => {
  it('moves on a terminal, and says every tenth in a log', () => {
    let text = '';
    const write = (more: string) => (text += more);
    const moving = createProgressBar({ isTTY: true, write }, 2);
    moving(1);
    moving(2);
    expect(text).toBe(
      `\r[${'█'.repeat(15)}${'·'.repeat(15)}] 50 %  1 of 2\r[${'█'.repeat(30)}] 100 %  2 of 2\n`,
    );
    text = '';
    const plain = createProgressBar({ write }, 40);
    for (let done = 1; done <= 40; done++) plain(done);
    expect(text.trim().split('\n')).toHaveLength(11);
  });
});
