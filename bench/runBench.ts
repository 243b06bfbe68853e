import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startLocalChain } from '../e2e/localChain.ts';
import { browserLaunch } from '../scripts/run/browser.mjs';
import { buildPage, buildProduct } from './benchBuild.ts';
import { startBenchHost } from './benchHost.ts';
import type { BenchHost, BenchModule, BenchRow, BenchTools } from './benchRow.ts';

/** What is measured, by the name that `npm run bench -- <name>` takes; without a name, all of it. */
const modules: Readonly<Record<string, () => Promise<BenchModule>>> = {
  firstLoad: () => import('./firstLoad.ts'),
  requests: () => import('./requests.ts'),
  countdowns: () => import('./countdowns.ts'),
  tourReady: () => import('./tourReady.ts'),
  decodeRows: () => import('./decodeRows.ts'),
  saleList: () => import('./saleList.ts'),
};

/** Interleaved rounds of each measurement; performance.md asks for five at least. */
const rounds = 5;
const results = resolve(import.meta.dirname, '../report/bench.json');

const say = (line: string): void => console.log(`  ${line}`);

/** Runs something with all that benchmarks need, and closes it afterwards. */
async function withTools<T>(measure: (tools: BenchTools) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(browserLaunch);
  const chain = await startLocalChain();
  const hosts: BenchHost[] = [];
  const keep = async (host: Promise<BenchHost>): Promise<BenchHost> => {
    hosts.push(await host);
    return host;
  };
  try {
    console.log('Building the product…');
    const built = await buildProduct();
    const host = (deployment?: string) => keep(startBenchHost(built, deployment));
    return await measure({
      browser,
      rounds,
      chain,
      product: await host(chain.deployment),
      host,
      page: async (name) => keep(startBenchHost(await buildPage(name))),
      say,
    });
  } finally {
    for (const host of hosts) await host.close();
    await chain.stop();
    await browser.close();
  }
}

const digitsOf = ({ unit }: BenchRow): number => (unit === 'x' || unit === 'ms' ? 2 : 0);

function printTable(rows: readonly BenchRow[]): void {
  console.log('\n| Row | What | Measured | Limit | |\n| --- | --- | --- | --- | --- |');
  for (const row of rows) {
    const measured = `${row.measured.toFixed(digitsOf(row))} ${row.unit}`;
    const held = row.measured <= row.limit ? 'held' : 'missed';
    console.log(`| ${row.row} | ${row.name} | ${measured} | ${row.limit} ${row.unit} | ${held} |`);
  }
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(modules).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const rows = await withTools(async (tools) => {
  const all: BenchRow[] = [];
  for (const [name, load] of chosen) {
    console.log(`${name}…`);
    all.push(...(await (await load()).run(tools)));
  }
  return all.toSorted((a, b) => a.row - b.row);
});
printTable(rows);
mkdirSync(resolve(results, '..'), { recursive: true });
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
writeFileSync(
  results,
  `${JSON.stringify({ at: new Date().toISOString(), machine, rounds, rows }, null, 2)}\n`,
);
const missed = rows.filter(({ measured, limit }) => !(measured <= limit));
console.log(`\n${rows.length - missed.length} of ${rows.length} limits held`);
process.exitCode = rows.length > 0 && missed.length === 0 ? 0 : 1;
