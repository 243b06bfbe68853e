// npm run test:stories:ten [-- 3]: the story suite ten times in a row (or as often as said), with the seconds of each run and its
// failures. Ends with the first figure above the limit or the first red run told, after all runs are done.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const rounds = Number(process.argv[2] ?? 10);
/** What a run may take alone on two cores, seconds. */
const limit = 8 * 60;
const file = 'report/stories-round.json';

const faults = [];
for (let round = 1; round <= rounds; round += 1) {
  rmSync(file, { force: true });
  const begun = performance.now();
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'storybook', '--reporter=json', `--outputFile.json=${file}`],
    // As in CI: a picture that is missing is a failure, not a new reference.
    { env: { ...process.env, CI: 'true' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const seconds = (performance.now() - begun) / 1000;
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(
    `${round} of ${rounds}: ${numPassedTests} of ${numTotalTests} passed in ${seconds.toFixed(0)} s`,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((test) => test.status !== 'passed').map((test) => `${name}: ${test.title}`),
  );
  if (status !== 0) faults.push(`round ${round} was red: ${failed.join(', ') || 'no test named'}`);
  if (seconds > limit) faults.push(`round ${round} took ${seconds.toFixed(0)} s of ${limit}`);
}
for (const fault of faults) console.error(fault);
console.log(`${rounds} rounds, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
