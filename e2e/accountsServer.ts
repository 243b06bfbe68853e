import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The accounts service as an operator runs it: its own process, its own database, one account. */
export interface AccountsServer {
  readonly url: string;
  /** What `deployment.json` says of it. */
  readonly config: { readonly accountsUrl: string; readonly publicKey: string };
  /** Starts to serve pages of this origin. */
  serve(origin: string): Promise<void>;
  stop(): Promise<void>;
}

const source = resolve(import.meta.dirname, '../packages/accounts/src');

const freePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolvePort(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Runs the administrator's command and gives what it wrote. */
function admin(words: readonly string[], env: NodeJS.ProcessEnv, input = ''): string {
  const run = spawnSync(process.execPath, ['--import', 'tsx', join(source, 'admin/main.ts'), ...words], {
    env,
    input,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`the command ${words[0]} failed: ${run.stderr}`);
  return run.stdout.trim();
}

/** Resolves when the process says that it listens. */
const listening = (child: ChildProcess): Promise<void> =>
  new Promise((done, reject) => {
    let said = '';
    const take = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('"event":"listening"')) done();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', () => reject(new Error(`the accounts service ended: ${said}`)));
  });

/** Makes a key, a database and an account; `serve` starts the process. */
export async function prepareAccounts(
  chainId: number,
  name: string,
  password: string,
): Promise<AccountsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'amswap-e2e-accounts-'));
  const port = await freePort();
  const keyFile = join(folder, 'key.pem');
  const env = {
    ...process.env,
    ACCOUNTS_DATABASE_FILE: join(folder, 'accounts.db'),
    ACCOUNTS_KEY_FILES: keyFile,
    ACCOUNTS_CHAIN_IDS: String(chainId),
    ACCOUNTS_CONTACT: 'help@amswap.test.example',
    ACCOUNTS_PORT: String(port),
  };
  const publicKey = admin(['make-key', keyFile], env);
  admin(['create', name], env, `${password}\n`);
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    config: { accountsUrl: url, publicKey },
    async serve(origin) {
      child = spawn(process.execPath, ['--import', 'tsx', join(source, 'server/main.ts')], {
        env: { ...env, ACCOUNTS_ORIGINS: origin },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await listening(child);
    },
    async stop() {
      const ended = new Promise((done) =>
        child === undefined ? done(undefined) : child.once('close', done),
      );
      child?.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
