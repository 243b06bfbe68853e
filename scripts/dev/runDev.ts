import { anvilChainId, secondsOfDay } from '@amswap/values';
import { nodeClock } from '@amswap/testing';
import {
  deploymentRecord,
  deployWorld,
  latestGenesis,
  startActivity,
  testPhrase,
  type World,
} from '@amswap/world';
import { type Anvil, freePort, isStateStale, PortTaken, startAnvil } from '@amswap/world/node';
import { createServer, type ViteDevServer } from 'vite';
import { type DevOptions, devOptions, devUsage } from './devOptions.ts';
import { serveDeployment } from './serveDeployment.ts';

/** Without transactions no block would come, and the chain's time would stand. */
const HEARTBEAT_MS = 3_000;
const ACTIVITY_MS = 15_000;

/** Things to end, the last begun first. */
type Endings = (() => Promise<void> | void)[];

/** Starts everything, waits for Ctrl-C, ends everything. Gives the exit code; failures are told in words. */
export async function runDev(words: readonly string[], root: string): Promise<number> {
  const endings: Endings = [];
  const interrupted = new Promise<'interrupted'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve('interrupted'));
  });
  try {
    const options = devOptions(words);
    const startTime = today();
    await refuseTakenPorts(options);
    if (await isStateStale()) console.error(staleState);
    const anvil = await startChain(options, startTime, endings);
    const started = start(options, root, anvil, startTime, endings);
    const outcome = await Promise.race([
      interrupted,
      // Ctrl-C in a terminal reaches the chain as well, sometimes before us.
      anvil.ended.then(() => Promise.race([interrupted, afterAWhile()])),
      started.then(() => new Promise<never>(() => undefined)),
    ]);
    if (outcome === 'interrupted') return 0;
    console.error('The local chain ended by itself. Start again with: npm run dev');
    return 1;
  } catch (error) {
    console.error(inWords(error));
    return 1;
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** Said at once, not after the world was deployed. */
async function refuseTakenPorts({ chainPort, appPort }: DevOptions): Promise<void> {
  if (chainPort === appPort) throw new Error(`--chain-port and --app-port are both ${appPort}`);
  await freePort(chainPort);
  await freePort(appPort).catch((error: unknown) => {
    throw error instanceof PortTaken ? new AppPortTaken(appPort) : error;
  });
}

/** The port of the app is somebody else's. */
class AppPortTaken extends PortTaken {}

/** The local chain gets a world of its own; the tour is what would show older contracts. */
const staleState =
  'The state that the guest tour starts from (packages/world/generated/state.json) is missing or of other contracts ' +
  'than those here. Make it anew with: npm run build-state -w @amswap/world';

const WHILE_MS = 300;

function afterAWhile(): Promise<'chainEnded'> {
  return new Promise((resolve) => nodeClock.after(WHILE_MS, () => resolve('chainEnded')));
}

async function startChain({ chainPort }: DevOptions, startTime: bigint, endings: Endings): Promise<Anvil> {
  const anvil = await startAnvil({
    chainId: anvilChainId,
    genesisTime: latestGenesis(startTime),
    port: chainPort,
  });
  endings.push(() => anvil.stop());
  return anvil;
}

async function start(
  options: DevOptions,
  root: string,
  anvil: Anvil,
  startTime: bigint,
  endings: Endings,
): Promise<void> {
  console.log(`Local chain ${anvilChainId} at ${anvil.url}; deploying the world...`);
  const world = await deployWorld(anvil.provider, { startTime, scale: options.scale });
  endings.push(
    nodeClock.every(HEARTBEAT_MS, () => void anvil.provider.request({ method: 'evm_mine' }).catch(ignoreEnd)),
  );
  if (options.activity) endings.push(activityOn(anvil, world));
  const app = await startApp(options, root, anvil, world);
  endings.push(() => app.close());
  tellWhere(app, world, options);
}

/** A block that could not be mined: the chain is being ended. */
const ignoreEnd = () => undefined;

function activityOn({ provider }: Anvil, world: World): () => void {
  const activity = startActivity(provider, world, {
    clock: nodeClock,
    everyMs: ACTIVITY_MS,
    seed: 1,
    onFailure: (error) => console.error(`Activity: ${inWords(error)}`),
  });
  return activity.stop;
}

async function startApp(
  options: DevOptions,
  root: string,
  anvil: Anvil,
  world: World,
): Promise<ViteDevServer> {
  const record = deploymentRecord(world, {
    environment: 'local',
    chainName: 'AMSWAP local chain',
    rpcUrls: [anvil.url],
  });
  const server = await createServer({
    root: `${root}packages/app`,
    configFile: `${root}packages/app/vite.config.ts`,
    plugins: [serveDeployment(record)],
    server: { host: '127.0.0.1', port: options.appPort, strictPort: true },
  });
  return server.listen();
}

function tellWhere(app: ViteDevServer, world: World, options: DevOptions): void {
  const { member, referrer, buyer } = world.accounts;
  console.log(`
App       ${app.resolvedUrls?.local[0] ?? `http://127.0.0.1:${options.appPort}/`}
Phrase    ${testPhrase}
Member    ${member.address}  (first account of the phrase)
Referrer  ${referrer.address}
Buyer     ${buyer.address}
The chain is new at every start: if your wallet knows an older one, clear its activity data.
Ctrl-C ends all.`);
}

/** 00:00 UTC of the running day, unix seconds. */
function today(): bigint {
  const now = BigInt(Math.floor(nodeClock.now() / 1_000));
  return now - (now % secondsOfDay);
}

function inWords(error: unknown): string {
  if (error instanceof AppPortTaken) {
    return `${error.message}: choose another one with --app-port.\n\n${devUsage}`;
  }
  if (error instanceof PortTaken) {
    return `${error.message}. Another npm run dev may be running: end it, or choose another port.\n\n${devUsage}`;
  }
  if (!(error instanceof Error)) return String(error);
  if (/Port \d+ is already in use/.test(error.message)) {
    return `${error.message}: choose another one with --app-port.\n\n${devUsage}`;
  }
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? `${error.message}\n\n${devUsage}`
    : error.message;
}
