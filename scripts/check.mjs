// npm run check: everything that reads the code without running the product. Each line of the report is one check.
import { installPackages, requireNode, root } from './run/bootstrap.mjs';
import { runJobs, runStep } from './run/step.mjs';

/** Name and command of each check, the longest first so that two lanes end together. */
const checks = [
  ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
  ['generated contracts are fresh', ['node', 'packages/contracts/scripts/generate.mjs', '--check']],
  ['sizes, policy and first load of the build', ['node', 'scripts/checkSizes.mjs']],
  ['failures, events and words of the contracts', ['node', 'packages/contracts/scripts/checkSources.mjs']],
  ['types', ['tsc', '--noEmit', '-p', '.']],
  ['dead code', ['knip', '--no-progress']],
  ['translations', ['node', 'scripts/checkTranslations.mjs']],
  ['format', ['biome', 'format', '.']],
  ['import law', ['node', 'scripts/boundaries/checkImports.mjs']],
  ['source rules', ['node', 'scripts/boundaries/checkSource.mjs']],
  ['reports and rows have tests', ['node', 'scripts/checkReports.mjs']],
  ['texts of the specification are reached', ['node', 'scripts/checkSpecTexts.mjs']],
  ['sentences of the specification have tests', ['node', 'scripts/checkSpec.mjs']],
  ['licences of what is shipped', ['node', 'scripts/licences.mjs', '--check']],
  ['every component has its stories', ['node', 'scripts/checkCoverage.mjs']],
  ['reference pictures', ['node', 'scripts/checkPictures.mjs']],
  ['pinned versions', ['node', 'scripts/checkVersions.mjs']],
];

/** @returns how many checks passed and failed; prints the output of those that failed. */
export async function runChecks() {
  const results = await runJobs(
    checks.map(([name, command]) => async () => {
      const result = await runStep(name, command);
      console.log(`${result.ok ? '  ok ' : 'FAIL '} ${name} (${result.seconds.toFixed(1)} s)`);
      if (!result.ok) console.log(result.output.slice(-12_000));
      return result;
    }),
  );
  const failed = results.filter((result) => !result.ok).length;
  return { passed: results.length - failed, failed };
}

if (process.argv[1] === `${root}scripts/check.mjs`) {
  requireNode();
  installPackages();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
