import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of the tests' own, in a folder of its own. */
export interface PostgresServer {
  /** Connection string of a fresh database. */
  readonly database: (name: string) => Promise<string>;
  readonly stop: () => void;
}

/** Where Debian keeps the programs of each version, newest first, and what is on the PATH. */
function programsFolder(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
  if (found !== undefined) return found;
  throw new Error(
    'The tests of the accounts service need PostgreSQL. Debian and Ubuntu: apt-get install postgresql',
  );
}

/** PostgreSQL refuses to run as root: it then runs as nobody. */
const asRoot = process.getuid?.() === 0;
const nobody = 65_534;

function run(program: string, args: readonly string[]): void {
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  // Output goes nowhere: pg_ctl's server would keep a pipe open for ever.
  const { status, error } = spawnSync(join(programsFolder(), program), args, {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? `it ended with ${status}`}`);
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts a server with its safety on, as in production: a commit is on the disk before it is told. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'amswap-postgres-'));
  chmodSync(folder, 0o700);
  if (asRoot) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-t',
    '60',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -h 127.0.0.1 -k ${folder}`,
    'start',
  ]);
  const { Client } = await import('pg');
  const urlOf = (name: string): string => `postgres://tests@127.0.0.1:${port}/${name}`;
  return {
    async database(name) {
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
