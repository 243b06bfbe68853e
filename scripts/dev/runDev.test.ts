import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, isStateStale } from '@amswap/world/node';
import { afterEach, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const START_MS = 180_000;
const GONE_MS = 20_000;

/** `npm run dev` as a process, and what it said. */
interface Dev {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
  /** Resolves when a text was said; rejects if the process ends before. */
  until(text: string): Promise<void>;
}

const running: ChildProcess[] = [];

function startDev(words: readonly string[]): Dev {
  const child = spawn(process.execPath, ['scripts/dev.mjs', ...words], { cwd: root, detached: true });
  running.push(child);
  let said = '';
  let heard = () => undefined as unknown;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      heard();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      heard = () => said.includes(text) && resolve();
      heard();
      void ended.then(() => reject(new Error(`It ended before it said "${text}": ${said}`)));
    });
  return { child, ended, said: () => said, until };
}

/** What Ctrl-C in a terminal does: the whole group is told. */
function interrupt({ child }: Dev): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
}

/** Whether any process of the group is left; a process of its own was started for each group. */
function isGroupLeft({ child }: Dev): boolean {
  try {
    return child.pid !== undefined && process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}

async function occupied(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, server };
}

describe('npm run dev', () => {
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });

  it.each(['--chain-port', '--app-port'])(
    'says that the port of %s is taken, and starts nothing',
    {
      timeout: START_MS,
    },
    async (option) => {
      const { port, server } = await occupied();
      try {
        const other = option === '--chain-port' ? '--app-port' : '--chain-port';
        const dev = startDev([option, `${port}`, other, `${await freePort(undefined)}`]);
        expect(await dev.ended).toBe(1);
        expect(dev.said()).toContain(`Port ${port} is taken`);
        expect(dev.said()).toContain(option);
        // The transpiler's own process ends a moment after its parent.
        await vi.waitFor(() => expect(isGroupLeft(dev)).toBe(false), { timeout: GONE_MS });
      } finally {
        server.close();
      }
    },
  );

  it('serves the app over a chain of its own, and leaves nothing running after Ctrl-C', {
    timeout: START_MS,
  }, async () => {
    const [chainPort, appPort] = [await freePort(undefined), await freePort(undefined)];
    const dev = startDev(['--chain-port', `${chainPort}`, '--app-port', `${appPort}`]);
    await dev.until('Ctrl-C ends all');
    expect(dev.said()).not.toContain('build-state');
    const deployment = await fetch(`http://127.0.0.1:${appPort}/deployment.json`);
    expect(await deployment.json()).toMatchObject({ rpcUrls: [`http://127.0.0.1:${chainPort}`] });
    expect(isGroupLeft(dev)).toBe(true);
    interrupt(dev);
    expect(await dev.ended).toBe(0);
    // The transpiler's own process ends a moment after its parent.
    await vi.waitFor(() => expect(isGroupLeft(dev)).toBe(false), { timeout: GONE_MS });
    expect(await freePort(chainPort)).toBe(chainPort);
    expect(await freePort(appPort)).toBe(appPort);
  });
});

describe('the state that the tour starts from', () => {
  it('is of the contracts here, and is known to be stale when it is not', async () => {
    expect(await isStateStale()).toBe(false);
    const folder = `${await mkdtemp(join(tmpdir(), 'state-'))}/`;
    try {
      expect(await isStateStale(folder)).toBe(true);
      for (const name of ['state.json', 'madeOf.json']) {
        await cp(`${root}packages/world/generated/${name}`, folder + name);
      }
      expect(await isStateStale(folder)).toBe(false);
      await writeFile(`${folder}madeOf.json`, '{ "contracts": "of last week" }\n');
      expect(await isStateStale(folder)).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
