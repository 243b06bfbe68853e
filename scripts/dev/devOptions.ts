import { parseArgs } from 'node:util';

/** What `npm run dev` was asked for. */
export interface DevOptions {
  /** Members of the crowd keep synthesising and claiming. */
  readonly activity: boolean;
  readonly chainPort: number;
  readonly appPort: number;
}

export const devUsage = `npm run dev -- [--activity] [--chain-port 8545] [--app-port 5173]
  --activity        members keep synthesising and claiming
  --chain-port N    port of the local chain
  --app-port N      port of the app`;

/** Reads the options. Throws an Error that names the option that is wrong. */
export function devOptions(words: readonly string[]): DevOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      activity: { type: 'boolean', default: false },
      'chain-port': { type: 'string', default: '8545' },
      'app-port': { type: 'string', default: '5173' },
    },
  });
  return {
    activity: values.activity,
    chainPort: portOf('--chain-port', values['chain-port']),
    appPort: portOf('--app-port', values['app-port']),
  };
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`${option} is no port: ${text}`);
  return port;
}
