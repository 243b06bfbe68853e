import { type ChildProcess, spawn } from 'node:child_process';
import type { BuiltProgram } from './builtProgram.ts';

/** The server in a process of its own. */
export interface RunningProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that it has written to its log. */
  readonly log: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the server and resolves when it listens. Rejects with what it said where it does not. */
export function startProcess(
  program: BuiltProgram,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [program.file], {
    env: { ...process.env, ACCOUNTS_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      const port = /"event":"listening".*"port":(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve({ url: `http://127.0.0.1:${port}`, child, log: () => text, ended });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}
