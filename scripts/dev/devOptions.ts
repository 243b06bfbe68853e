import { parseArgs } from 'node:util';

/** What `npm run dev` was asked for. */
export interface DevOptions {
  /** Members of the crowd keep synthesising, claiming, listing, taking out, buying and exchanging. */
  readonly activity: boolean;
  /** Rows that the sale queue and the member's team have beyond the usual ones. */
  readonly scale: number;
  readonly chainPort: number;
  readonly appPort: number;
}

export const devUsage = `npm run dev -- [--activity] [--scale N] [--chain-port 8545] [--app-port 5173]
  --activity        members keep synthesising, claiming, listing, buying and exchanging
  --scale N         N further rows in the sale queue, and N further members in the member's team
  --chain-port N    port of the local chain
  --app-port N      port of the app`;

/** Reads the options. Throws an Error that names the option that is wrong. */
export function devOptions(words: readonly string[]): DevOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      activity: { type: 'boolean', default: false },
      scale: { type: 'string', default: '0' },
      'chain-port': { type: 'string', default: '8545' },
      'app-port': { type: 'string', default: '5173' },
    },
  });
  return {
    activity: values.activity,
    scale: scaleOf(values.scale),
    chainPort: portOf('--chain-port', values['chain-port']),
    appPort: portOf('--app-port', values['app-port']),
  };
}

function portOf(option: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error(`${option} is no port: ${text}`);
  return port;
}

const MOST_SCALE = 1_000_000;

function scaleOf(text: string): number {
  const scale = Number(text);
  if (!/^\d+$/.test(text) || scale > MOST_SCALE) {
    throw new Error(`--scale is no number of rows up to ${MOST_SCALE}: ${text}`);
  }
  return scale;
}
