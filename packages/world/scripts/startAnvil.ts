import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Eip1193Provider } from '@amswap/values';
import { httpProvider } from './httpProvider.ts';

/** The hardfork of both local chains; the bytecode is compiled for it. */
export const anvilHardfork = 'prague';

export interface AnvilOptions {
  readonly chainId: number;
  /** Time of the first block, unix seconds. */
  readonly genesisTime: bigint;
  /** Any free port unless given. */
  readonly port?: number | undefined;
}

/** A running anvil. */
export interface Anvil {
  readonly url: string;
  readonly provider: Eip1193Provider;
  /** Settles when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends the process and waits until it is gone. */
  stop(): Promise<void>;
}

/** The port is somebody else's. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken by another program`);
    this.port = port;
  }
}

/**
 * Starts anvil on this device and waits until it answers.
 * Throws `PortTaken`, or an Error with anvil's own words if it ends before it answers.
 */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const port = await freePort(options.port);
  const child = spawn(anvilBinary(), argumentsOf(options, port), { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      complaints.push(error.message);
      resolve();
    });
  });
  // A crash of ours must not leave anvil behind.
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  void ended.then(() => process.off('exit', killNow));
  const url = `http://127.0.0.1:${port}`;
  const provider = httpProvider(url);
  await untilAnswering(provider, child, ended, complaints);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, provider, ended, stop };
}

function argumentsOf({ chainId, genesisTime }: AnvilOptions, port: number): string[] {
  const fixed = ['--host', '127.0.0.1', '--hardfork', anvilHardfork, '--silent'];
  return [...fixed, '--port', `${port}`, '--chain-id', `${chainId}`, '--timestamp', `${genesisTime}`];
}

/** The binary for this platform; the package's own wrapper where its platform package is not installed. */
export function anvilBinary(): string {
  const require = createRequire(import.meta.url);
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const ending = process.platform === 'win32' ? '.exe' : '';
  try {
    const home = require.resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/package.json`);
    const binary = join(dirname(home), 'bin', `anvil${ending}`);
    if (existsSync(binary)) return binary;
  } catch {
    // No package for this platform: the wrapper says so, or finds one elsewhere.
  }
  return join(fileURLToPath(new URL('../../..', import.meta.url)), 'node_modules', '.bin', 'anvil');
}

/**
 * A port of this device that nobody listens on: the one that is wanted, or any.
 * Rejects with `PortTaken`.
 */
export async function freePort(wanted: number | undefined): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new PortTaken(wanted ?? 0)));
    server.listen(wanted ?? 0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const TRIES = 200;
const BETWEEN_TRIES_MS = 50;

async function untilAnswering(
  provider: Eip1193Provider,
  child: ChildProcess,
  ended: Promise<void>,
  complaints: readonly string[],
): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    if (child.exitCode !== null || child.pid === undefined) break;
    try {
      await provider.request({ method: 'eth_chainId' });
      return;
    } catch {
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))]);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`anvil did not start: ${complaints.join('').trim() || 'it said nothing'}`);
}
