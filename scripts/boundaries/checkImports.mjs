// Runs the import law over the tree, proves that every rule fires on its broken fixture, and proves that the
// cruiser saw every file (a cruiser that sees nothing reports success).
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../.dependency-cruiser.mjs';

// dependency-cruiser hands every file to swc as plain TypeScript and trips over JSX: tell swc by the file's name. It
// also takes `import type` for an import, which matters for two rules: those run over trees without them.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
let withoutTypes = false;
const isTypeOnly = (item) =>
  (item.type === 'ImportDeclaration' || item.type === 'ExportNamedDeclaration') && item.typeOnly;
swc.parseFileSync = (path, options) => {
  const tree = parseFileSync(path, { ...options, tsx: path.endsWith('x') });
  return withoutTypes ? { ...tree, body: tree.body.filter((item) => !isTypeOnly(item)) } : tree;
};
const { cruise } = await import('dependency-cruiser');

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const fixtures = join(root, 'scripts/boundaries/fixtures');
const sourceFile = /\.(ts|tsx)$/;
const skipped = new Set(['node_modules', 'dist', 'out', 'cache', '__screenshots__', 'state']);

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return skipped.has(name) ? [] : filesBelow(path);
    return sourceFile.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

/** Rules about code that runs, not about types. */
const valueRules = new Set(['law-no-cycles', 'law-tour-is-lazy']);

async function cruiseOnce(baseDir, folders, forbidden) {
  const options = { ...config.options, baseDir, validate: true, ruleSet: { forbidden } };
  return (await cruise(folders, options, config.options.enhancedResolveOptions)).output;
}

async function run(baseDir, folders) {
  withoutTypes = false;
  const all = await cruiseOnce(
    baseDir,
    folders,
    config.forbidden.filter((rule) => !valueRules.has(rule.name)),
  );
  withoutTypes = true;
  const values = await cruiseOnce(
    baseDir,
    folders,
    config.forbidden.filter((rule) => valueRules.has(rule.name)),
  );
  return { modules: all.modules, violations: [...all.summary.violations, ...values.summary.violations] };
}

/** @returns the number of checks made and the failures, in words. */
export async function checkImports() {
  const failures = [];
  const folders = ['packages', 'testing', 'stories', 'e2e'];
  const result = await run(root, folders);
  for (const violation of result.violations.filter((v) => v.rule.severity === 'error'))
    failures.push(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);

  const seen = new Set(result.modules.map((module) => module.source));
  const unseen = folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((path) => relative(root, path))
    .filter((path) => !/generated\/state/.test(path) && !seen.has(path));
  for (const path of unseen) failures.push(`the import check did not see ${path}`);

  const broken = await run(fixtures, ['packages']);
  const fired = new Set(broken.violations.map((violation) => violation.rule.name));
  for (const rule of config.forbidden)
    if (!fired.has(rule.name)) failures.push(`rule ${rule.name} does not fire on its fixture`);

  return { checked: seen.size, rules: config.forbidden.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { checked, rules, failures } = await checkImports();
  for (const failure of failures) console.error(failure);
  console.log(`import law: ${checked} modules, ${rules} rules proved, ${failures.length} failures`);
  process.exit(failures.length ? 1 : 0);
}
