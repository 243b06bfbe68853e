import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

/** A Firefox that is driven over WebDriver BiDi, one page of it. */
export interface BidiBrowser {
  /** Its own name and version. */
  readonly version: string;
  /** What its pages wrote on the console, and what was thrown there. */
  readonly heard: readonly string[];
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page with arguments that JSON can carry; answers with what it returns, as JSON carries it.
   * Rejects with what it threw.
   */
  run<Given extends readonly unknown[], Answer>(
    task: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly message?: string;
  readonly result?: Record<string, unknown>;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Where the browser listens: it says so once. Rejects when it ends before. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`Firefox ended before it listened:\n${said}`)));
  });

/** Starts Firefox with a profile of its own, in the size of a phone. */
export async function startFirefox(program: string): Promise<BidiBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'amswap-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const line = new WebSocket(`${await addressOf(browser)}/session`);
  await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject));

  const heard: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  line.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded')
      heard.push(`${message.params?.level}: ${message.params?.text}`);
  });
  let ids = 0;
  const send = async (method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const id = ++ids;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    line.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result ?? {};
  };

  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  };
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    readonly contexts: readonly [{ readonly context: string }];
  };
  const [{ context }] = contexts;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    heard,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async run(task, ...given) {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        // The runner of this script wraps named functions in a helper of its own, which the page does not have.
        expression: `(async () => { const __name = (named) => named; return JSON.stringify(await (${String(task)})(...${JSON.stringify(given)})) ?? 'null'; })()`,
        target: { context },
        awaitPromise: true,
      })) as {
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (result === undefined) throw new Error(exceptionDetails?.text ?? 'nothing came back');
      return JSON.parse(result.value);
    },
    async close() {
      await send('session.end', {}).catch(() => undefined);
      line.close();
      browser.kill('SIGKILL');
      await new Promise((resolve) =>
        browser.exitCode === null && browser.signalCode === null
          ? browser.once('exit', resolve)
          : resolve(undefined),
      );
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
