import type { Server } from 'node:http';
import { serve, type HttpBindings } from '@hono/node-server';
import type { Clock } from '@amswap/values';
import { createAccountsApp, type RequestLine } from '../http/accountsApp.ts';
import type { AccountsStore } from '../service/AccountsStore.ts';
import { createService } from '../service/createService.ts';
import type { BindingKey } from '../service/ServiceParts.ts';
import { argon2Hasher } from './argon2Hasher.ts';
import { clientNetwork, trustedProxies } from './clientNetwork.ts';
import { contractCallOver } from './contractCalls.ts';
import type { ServerConfig } from './serverConfig.ts';

/** What the server says besides its requests. */
export type ServerLine =
  | RequestLine
  | { readonly event: 'listening'; readonly host: string; readonly port: number }
  | { readonly event: 'stopping' | 'stopped' }
  | { readonly event: 'sweepFailed'; readonly defect: string };

/** What the server is started with. */
export interface ServerParts {
  readonly config: ServerConfig;
  readonly store: AccountsStore;
  readonly keys: readonly BindingKey[];
  readonly clock: Clock;
  readonly log: (line: ServerLine) => void;
}

/** The server as it runs. */
export interface RunningServer {
  readonly port: number;
  /** Takes no more requests, lets those under way end (ten seconds at most), and closes the store. */
  stop(): Promise<void>;
}

const sweepMs = 60_000;
const headersMs = 10_000;
const requestMs = 20_000;
/** How long load balancers are told that nothing more is taken before the door closes, and how long the last requests have. */
const lameDuckMs = 500;
const drainMs = 10_000;

function appOf({ config, store, keys, clock, log }: ServerParts, stopping: () => boolean) {
  const trusted = trustedProxies(config.trustedProxies);
  const contractCalls = new Map(
    Array.from(config.nodes, ([chainId, url]) => [chainId, contractCallOver(url, clock)] as const),
  );
  const { rules } = config;
  const service = createService({ store, clock, hasher: argon2Hasher, rules, keys, contractCalls });
  return createAccountsApp<HttpBindings>({
    service,
    clock,
    origins: rules.origins,
    async ready() {
      if (stopping()) throw new Error('stopping');
      await store.ping();
    },
    callerOf: ({ headers }, { incoming }) => ({
      origin: headers.get('origin') ?? undefined,
      network: clientNetwork(incoming.socket.remoteAddress ?? '', headers.get('x-forwarded-for'), trusted),
    }),
    log,
  });
}

/** Ends the server's connections: at once those that wait, the others when they have answered or `drainMs` is over. */
function drained(server: Server, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(drainMs, () => server.closeAllConnections());
    server.close(() => {
      cancel();
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Starts to listen. Rejects where the port is taken. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, store, clock, log } = parts;
  let stopped: Promise<void> | undefined;
  const app = appOf(parts, () => stopped !== undefined);
  const { host: hostname, port: wanted } = config;
  const server = await new Promise<Server>((resolve, reject) => {
    const started = serve(
      {
        fetch: app.fetch,
        hostname,
        port: wanted,
        serverOptions: { requestTimeout: requestMs, headersTimeout: headersMs },
      },
      () => resolve(started),
    ) as Server;
    started.once('error', reject);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  const sweep = (): void => {
    const now = clock.now();
    store
      .sweep(now, now - config.rules.tryWindowMs)
      .catch((error: unknown) => log({ event: 'sweepFailed', defect: String(error).slice(0, 300) }));
  };
  const stopSweeping = clock.every(sweepMs, sweep);
  log({ event: 'listening', host: hostname, port });
  const end = async (): Promise<void> => {
    log({ event: 'stopping' });
    stopSweeping();
    await new Promise<void>((resolve) => clock.after(lameDuckMs, resolve));
    await drained(server, clock);
    await store.close();
    log({ event: 'stopped' });
  };
  return { port, stop: () => (stopped ??= end()) };
}
