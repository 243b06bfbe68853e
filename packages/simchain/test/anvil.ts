import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { hardfork } from '../src/index.ts';

/** A running anvil and a way to ask it. */
export interface Anvil {
  request(method: string, params?: readonly unknown[]): Promise<unknown>;
  close(): void;
}

/** Starts anvil on a free port, with this chain's hardfork. */
export async function startAnvil(chainId: number, timestamp: bigint): Promise<Anvil> {
  const port = await freePort();
  const options = [
    '--port',
    port,
    '--chain-id',
    chainId,
    '--hardfork',
    hardfork,
    '--timestamp',
    timestamp,
    '--silent',
  ];
  const child = spawn(anvilBinary(), options.map(String), { stdio: 'ignore' });
  const request = requestAt(`http://127.0.0.1:${port}`);
  await answering(request, child);
  return { request, close: () => void child.kill('SIGTERM') };
}

function requestAt(url: string): Anvil['request'] {
  return async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answer = (await response.json()) as { result?: unknown; error?: { code: number; message: string } };
    if (answer.error !== undefined)
      throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
    return answer.result;
  };
}

/** The platform's own binary, or the package's wrapper around it. */
function anvilBinary(): string {
  const require = createRequire(import.meta.url);
  const platform = `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  try {
    return join(dirname(require.resolve(`${platform}/package.json`)), 'bin', 'anvil');
  } catch {
    const root = dirname(require.resolve('@foundry-rs/anvil/package.json'));
    return join(root, '..', '..', '.bin', 'anvil');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answering(request: Anvil['request'], child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`anvil ended with ${child.exitCode}.`);
    try {
      await request('eth_chainId');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('anvil did not answer.');
}
