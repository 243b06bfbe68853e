// Each sentence of the specification has a test that holds it, or says why it asks for none. `coverage.json` names the tests; here
// they are looked for where it says that they stand. `--write` puts what comes out into docs/spec-coverage.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { testTitles } from './reports/testTitles.mjs';
import { coveragePage } from './spec/coveragePage.mjs';
import { specSentences } from './spec/sentences.mjs';

const page = 'docs/spec-coverage/sentences.md';

/** Names that tests of a file go by: titles, names of stories with a play or a picture, functions of Solidity. */
function namesIn(file) {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.sol'))
    return [...source.matchAll(/function (test\w+|invariant\w+)/g)].map(([, name]) => name);
  if (file.endsWith('.stories.tsx'))
    return [...source.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name);
  return testTitles(source, { tsx: file.endsWith('x') });
}

const namesByFile = new Map();
function has(file, name) {
  if (!namesByFile.has(file)) namesByFile.set(file, existsSync(file) ? new Set(namesIn(file)) : undefined);
  return namesByFile.get(file)?.has(name) ?? false;
}

/** What is wrong, as lines; empty when all is well. `hasTest` says whether a file has a test of a name. */
export function specFaults(sentences, coverage, hasTest) {
  const faults = [];
  for (const { id, text } of sentences) {
    const entry = coverage[id];
    if (entry === undefined) {
      faults.push(`${id} has no test: "${text}"`);
      continue;
    }
    if (!text.startsWith(entry.begins) || entry.begins.length < Math.min(text.length, 60))
      faults.push(`${id} is another sentence than it was: "${text}"`);
    const { heldBy = [], asksNothing } = entry;
    if (heldBy.length === 0 && !asksNothing) faults.push(`${id} has no test: "${text}"`);
    if (heldBy.length > 0 && asksNothing) faults.push(`${id} has tests, and says that it asks for none`);
    for (const held of heldBy) {
      const [file = '', name = ''] = held.split(/ # ?/, 2);
      if (!hasTest(file, name)) faults.push(`${id} is held by a test that is not there: ${held}`);
    }
  }
  const known = new Set(sentences.map(({ id }) => id));
  for (const id of Object.keys(coverage))
    if (!known.has(id)) faults.push(`${id} is no sentence of the specification`);
  return faults;
}

if (process.argv[1]?.endsWith('checkSpec.mjs')) {
  const sentences = specSentences(readFileSync('docs/spec.md', 'utf8'));
  const coverage = JSON.parse(readFileSync('scripts/spec/coverage.json', 'utf8'));
  const faults = specFaults(sentences, coverage, has);
  const wanted = coveragePage(sentences, coverage);
  if (process.argv.includes('--write')) writeFileSync(page, wanted);
  else if (!existsSync(page) || readFileSync(page, 'utf8') !== wanted)
    faults.push(`${page} is stale: node scripts/checkSpec.mjs --write`);
  for (const fault of faults) console.log(fault);
  const held = sentences.filter(({ id }) => coverage[id]?.heldBy).length;
  console.log(`${sentences.length} sentences, ${held} held by tests, ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
