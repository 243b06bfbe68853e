// npm test: from a fresh clone, everything. Installs what is missing, runs the checks, unit tests, contract tests,
// stories with pictures and end-to-end tests, and prints the true totals alone on the last line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPackages, requireChromium, requireNode, requirePostgres, root } from './run/bootstrap.mjs';

requireNode();
installPackages();
requireChromium();
requirePostgres();
process.chdir(root);

const { runJobs, runStep } = await import('./run/step.mjs');
const { runChecks } = await import('./check.mjs');

rmSync('report', { recursive: true, force: true });
// The checks build the app; the end-to-end tests take that build, or make one where the checks could not.
const built = 'packages/app/dist';
rmSync(built, { recursive: true, force: true });
mkdirSync('report', { recursive: true });

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Vitest's JSON: a file that failed to load holds no test but is a failure. */
function vitestTotals(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken,
  };
}

/** Playwright's JSON: a flaky or skipped test counts as failed. */
function playwrightTotals(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

/** forge's own last line: `Ran 17 test suites in 56.11s (…): 110 tests passed, 0 failed, 0 skipped (110 total tests)`. */
function forgeTotals(_file, output) {
  const line = [...output.matchAll(/: (\d+) tests passed, (\d+) failed, (\d+) skipped/g)].at(-1);
  if (!line) return undefined;
  const [passed = 0, failed = 0, skipped = 0] = line.slice(1).map(Number);
  return { passed, failed: failed + skipped };
}

async function suite(name, command, totalsOf, file, env) {
  const result = await runStep(name, command, { env });
  const totals = totalsOf(file, result.output) ?? { passed: 0, failed: 0 };
  // A suite that ended badly without naming a failed test, or ran nothing, has failed.
  if ((!result.ok && totals.failed === 0) || totals.passed + totals.failed === 0) totals.failed += 1;
  console.log(
    `${totals.failed ? 'FAIL ' : '  ok '} ${name}: ${totals.passed} passed, ${totals.failed} failed (${result.seconds.toFixed(0)} s)`,
  );
  if (totals.failed) console.log(result.output.slice(-30_000));
  return totals;
}

const vitest = (project, file) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
  '--reporter=junit',
  `--outputFile.junit=${file.replace('.json', '.xml')}`,
];
/** The accounts service: over its embedded database, over PostgreSQL, and inside a page. */
const accounts = [...vitest('accounts', 'report/accounts.json'), '--project', 'accounts-page'];
const CI = { CI: 'true' };

// Two lanes for two cores, the longest first.
const totals = await runJobs([
  () =>
    suite('stories', vitest('storybook', 'report/stories.json'), vitestTotals, 'report/stories.json', {
      ...CI,
      STORY_PAGES: '1',
    }),
  () => runChecks(),
  () => suite('contracts', ['node', 'packages/contracts/scripts/test.mjs'], forgeTotals, undefined),
  () => suite('accounts', accounts, vitestTotals, 'report/accounts.json', CI),
  () => suite('unit', vitest('unit', 'report/unit.json'), vitestTotals, 'report/unit.json', CI),
  () =>
    suite(
      'end to end',
      ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
      playwrightTotals,
      'report/e2e.json',
      { ...CI, AMSWAP_E2E_APP: `../${built}`, AMSWAP_E2E_BUILD: 'kept' },
    ),
]);

const passed = totals.reduce((sum, part) => sum + part.passed, 0);
const failed = totals.reduce((sum, part) => sum + part.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
