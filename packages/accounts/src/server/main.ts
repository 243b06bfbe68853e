import { readBindingKeys } from './bindingKeyFiles.ts';
import { nodeClock } from './nodeClock.ts';
import { openStore } from './openStore.ts';
import { readServerConfig } from './serverConfig.ts';
import { type ServerLine, startServer } from './startServer.ts';

/** One JSON object a line, on standard output. */
const log = (line: ServerLine): void => {
  process.stdout.write(`${JSON.stringify({ time: new Date(nodeClock.now()).toISOString(), ...line })}\n`);
};

async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const keys = await readBindingKeys(config.keyFiles);
  const store = await openStore(config);
  const server = await startServer({ config, keys, store, clock: nodeClock, log });
  const stop = (): void => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
