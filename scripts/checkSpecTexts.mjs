// Each text of the specification's sections 5 and 8 stands in the catalogue word for word, and is reached by a story
// and by a step of a journey on the built app; one that is not is red. Prints the list; `--write` writes it to
// docs/spec-coverage/texts.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueHas, reachOf, stepsOf, storiesOf, textsOfSpec } from './specTexts/specTexts.mjs';

const read = (path) => readFileSync(path, 'utf8');
const below = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name));
const placesIn = (files, placesOf) =>
  files.flatMap((file) => placesOf(read(file)).map((place) => ({ ...place, file })));

const texts = textsOfSpec(read('docs/spec.md'));
// Pages first: a part alone stands for a text only where no page says it.
const storyFiles = ['pages', 'flows', 'components', 'controls'].flatMap((folder) =>
  below(`stories/${folder}`, '.stories.tsx'),
);
const stories = placesIn(storyFiles, storiesOf);
const steps = placesIn(below('e2e', '.spec.ts'), stepsOf);
const catalogue = ['core', 'rest'].map((part) => read(`packages/app/src/locales/en/${part}.po`)).join('\n\n');

const faults = [];
if (texts.length < 25) faults.push(`only ${texts.length} texts were found in the specification`);
const rows = texts.map((text) => {
  const { story, step } = reachOf(text, stories, steps);
  if (!catalogueHas(catalogue, text)) faults.push(`"${text}" stands in no catalogue`);
  if (story === undefined) faults.push(`"${text}" is reached by no story`);
  if (step === undefined) faults.push(`"${text}" is reached by no step of a journey`);
  const at = (place) => (place === undefined ? 'nowhere' : `${place.file}: ${place.name}`);
  return `| ${text} | ${at(story)} | ${at(step)} |`;
});
const list = [
  '# Texts of the specification, and where they are reached',
  '',
  'Sections 5 and 8. Made by `node scripts/checkSpecTexts.mjs --write`; the check looks for every text anew.',
  '',
  '| Text | Story | Step of a journey |',
  '| --- | --- | --- |',
  ...rows,
  '',
].join('\n');
const page = 'docs/spec-coverage/texts.md';
if (process.argv.includes('--write')) writeFileSync(page, list);
else if (read(page) !== list) faults.push(`${page} is stale: node scripts/checkSpecTexts.mjs --write`);
for (const fault of faults) console.error(fault);
console.log(`${texts.length} texts, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
