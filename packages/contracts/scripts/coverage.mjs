/** Line and branch coverage of the reference contracts; red below the gate. */
import { runForge } from './forge.mjs';

const GATE_PERCENT = 95;

// Coverage compiles without the optimizer, so that gas differs; the campaign adds minutes and no line.
const run = runForge(
  [
    'coverage',
    '--gas-snapshot-check=false',
    '--gas-snapshot-emit=false',
    '--no-match-contract',
    'InvariantTest|GasTest',
  ],
  { encoding: 'utf8' },
);
const rows = run.stdout.split('\n').filter((line) => /^\| (packages|Total|File)/.test(line));
console.log(rows.join('\n'));

/** Percentages of a row: lines, statements, branches, functions. */
const percentages = [...(rows.at(-1) ?? '').matchAll(/([\d.]+)% \(/g)].map((match) => Number(match[1]));
const [lines, , branches] = percentages;
if (run.status !== 0 || lines === undefined || branches === undefined) {
  console.error(run.stdout.slice(-3000), run.stderr.slice(-3000));
  process.exitCode = 1;
} else if (lines < GATE_PERCENT || branches < GATE_PERCENT) {
  console.error(
    `contracts: ${lines} % of lines and ${branches} % of branches are covered; ${GATE_PERCENT} % are needed`,
  );
  process.exitCode = 1;
}
