// What the import law cannot see: who touches a realm's time and timers, who reads Lingui's `i18n` object in a
// component (it goes stale under the React Compiler), and names that say nothing. Reads syntax trees, not text.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { checkPublicErrors, faultOfDoc } from './publicErrors.mjs';
import { seenAtOnce } from './seenAtOnce.mjs';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const skipped = new Set(['node_modules', 'dist', 'generated', 'out', 'cache', '__screenshots__', 'fixtures']);

/** The one file of each realm that may hold the globals for time and timers. */
const clockFiles = new Set([
  'packages/ui/src/clock/browserClock.ts',
  'packages/simchain/src/workerClock.ts',
  'packages/accounts/src/server/nodeClock.ts',
  'testing/src/clock/nodeClock.ts',
]);
const timers = new Set([
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
]);
const saysNothing = /^(utils?|helpers?|common|misc|shared|types)\.tsx?$/i;

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return skipped.has(name) ? [] : filesBelow(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

function* nodesOf(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodesOf(item);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const key of Object.keys(node)) if (key !== 'span') yield* nodesOf(node[key]);
  }
}

const named = (node, name) => node?.type === 'Identifier' && node.value === name;
const member = (node, object, property) =>
  node.type === 'MemberExpression' &&
  named(node.object, object) &&
  (property === undefined || named(node.property, property));

/** Files whose functions the React Compiler may compile: components and hooks. */
const compiled = (path) => path.endsWith('.tsx') || /^use[A-Z].*\.ts$/.test(basename(path));

/** BigInt literals inside functions, at any depth. */
function bigintInFunction(tree) {
  for (const node of nodesOf(tree))
    if (/Function(Declaration|Expression)$|^ArrowFunctionExpression$/.test(node.type))
      for (const inner of nodesOf(node.body ?? null)) if (inner.type === 'BigIntLiteral') return true;
  return false;
}

const choices = new Set(['plural', 'select', 'selectOrdinal']);
const isChoice = (node) => node.type === 'CallExpression' && choices.has(node.callee.value);

/** Plurals and selections that stand alone, in no text of `t` or `msg`. */
function bareChoices(tree) {
  const all = [...nodesOf(tree)];
  const within = all.filter(
    (node) =>
      node.type === 'TaggedTemplateExpression' ||
      (node.type === 'CallExpression' && ['t', 'msg'].includes(node.callee.value)),
  );
  const dressed = new Set(within.flatMap((node) => [...nodesOf(node)].filter(isChoice)));
  return all.filter((node) => isChoice(node) && !dressed.has(node));
}

/** Faults of one file's syntax tree, in words. */
function faultsOf(path, code) {
  const faults = [];
  const product = /^packages\/[^/]+\/src\//.test(path) && !/\.test(-d)?\.tsx?$/.test(path);
  if (saysNothing.test(basename(path)))
    faults.push('the name says nothing: name the file for what it exports');
  if (/^import '@amswap\/[^']*(?<!\.css)';/m.test(code))
    faults.push('imports a package for its effects: a bundler drops that, import its .css or a name');
  const isStory = path.endsWith('.stories.tsx');
  if (!product && !isStory) return faults;
  const tree = parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  if (isStory) {
    if (seenAtOnce(tree.body) > 0)
      faults.push('looks once whether what lies over the page is to be seen: it comes in, so wait for it');
    return faults;
  }
  // The compiler (oxc-transform-react 0.156) writes `void 0` for a bigint literal, without a word.
  if (compiled(path) && bigintInFunction(tree.body))
    faults.push(
      'a bigint literal in a component or hook is lost in compilation: move the sum to a pure .ts file',
    );
  for (const node of compiled(path) ? bareChoices(tree.body) : [])
    faults.push(`${node.callee.value}() alone reads the global i18n and goes stale: write it inside t`);
  for (const node of nodesOf(tree.body)) {
    if (!clockFiles.has(path)) {
      if (
        node.type === 'CallExpression' &&
        node.callee.type === 'Identifier' &&
        timers.has(node.callee.value)
      )
        faults.push(`${node.callee.value}: take a Clock instead`);
      if (member(node, 'Date', 'now') || member(node, 'performance', 'now'))
        faults.push('reads the time: take a Clock instead');
      if (
        node.type === 'MemberExpression' &&
        (named(node.object, 'window') || named(node.object, 'globalThis') || named(node.object, 'self')) &&
        timers.has(node.property.value)
      )
        faults.push(`${node.property.value}: take a Clock instead`);
      if (node.type === 'NewExpression' && named(node.callee, 'Date') && !node.arguments?.length)
        faults.push('new Date() reads the time: take a Clock instead');
    }
    if (
      path.endsWith('.tsx') &&
      member(node, 'i18n') &&
      ['number', 'date', 'locale', '_', 't'].includes(node.property.value)
    )
      faults.push(`i18n.${node.property.value} goes stale in a component: use the macros or useFormat()`);
  }
  return faults;
}

/** @returns the number of files read and the faults, in words. */
export function checkSource() {
  const failures = [];
  const files = ['packages', 'testing', 'stories', '.storybook', 'e2e'].flatMap((folder) =>
    filesBelow(join(root, folder)),
  );
  for (const file of files) {
    const path = relative(root, file);
    for (const fault of faultsOf(path, readFileSync(file, 'utf8'))) failures.push(`${path}: ${fault}`);
  }
  const broken = [
    ['packages/chain/src/broken.ts', 'export const at = Date.now();'],
    ['packages/chain/src/broken.ts', 'export const at = new Date();'],
    ['packages/chain/src/broken.ts', 'setTimeout(() => {}, 1);'],
    ['packages/chain/src/broken.ts', 'window.setInterval(() => {}, 1);'],
    ['packages/ui/src/Broken.tsx', 'export const B = () => <b>{i18n.number(1)}</b>;'],
    ['packages/ui/src/Broken.tsx', 'export const B = ({ x }) => <b>{x > 0n}</b>;'],
    ['packages/ui/src/Broken.tsx', "export const B = ({ x }) => <b>{plural(x, { other: '# rows' })}</b>;"],
    ['packages/ui/src/useBroken.ts', 'export function useBroken(x: bigint) { return x > 0n; }'],
    ['.storybook/broken.ts', "import '@amswap/ui';"],
    ['packages/ui/src/utils.ts', 'export const x = 1;'],
    ['stories/Broken.stories.tsx', "await expect(await screen.findByText('a')).toBeVisible();"],
    [
      'stories/Broken.stories.tsx',
      "async () => { const sheet = within(await screen.findByRole('dialog')); expect(sheet.getByText('a')).toBeVisible(); };",
    ],
  ];
  for (const [path, code] of broken)
    if (faultsOf(path, code).length === 0) failures.push(`the check misses: ${code}`);
  const publicErrors = checkPublicErrors(root);
  failures.push(...publicErrors.failures);
  if (publicErrors.checked < 100)
    failures.push(`only ${publicErrors.checked} public functions of chain were seen`);
  const codes = new Set(['rpc.lagging']);
  const brokenDocs = [undefined, 'Reads a thing.', 'Throws when it likes.', 'Throws `rpc.lagged`.'];
  for (const doc of brokenDocs)
    if (faultOfDoc(doc, codes) === undefined) failures.push(`the check misses the doc comment: ${doc}`);
  return { checked: files.length, rules: broken.length + brokenDocs.length, failures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { checked, failures } = checkSource();
  for (const failure of failures) console.error(failure);
  console.log(`source rules: ${checked} files, ${failures.length} failures`);
  process.exit(failures.length ? 1 : 0);
}
