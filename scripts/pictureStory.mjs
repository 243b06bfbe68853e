// npm run pictures:story -- components-ordercard--on-sale            one story: its play and all its pictures
// npm run pictures:story -- components-ordercard--on-sale/dark-375-en   one picture, as the report names it
// npm run pictures:accept [-- components-ordercard--on-sale]          takes the pictures as they are now; git shows which
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packPictures } from './packPictures.mjs';
import { storyCoverage } from './storyCoverage/storyCoverage.mjs';

/** The file and the name of a story, out of the list of all stories. @throws Error naming stories that are near. */
export function storyByItsId(id, entries) {
  for (const { file, states } of entries) {
    const state = states.find((each) => each.id === id);
    if (state !== undefined) return { file, name: state.name };
  }
  const near = entries
    .flatMap(({ states }) => states.map((each) => each.id))
    .filter((each) => each.includes(id));
  throw new Error(`There is no story "${id}".${near.length > 0 ? ` Near to it: ${near.join(', ')}` : ''}`);
}

/** Arguments for vitest. `told`: a story id, a picture's name, or undefined for everything. */
export function runOf(told, accept, entries) {
  const base = ['vitest', 'run', '--project', 'storybook', ...(accept ? ['--update=all'] : [])];
  if (told === undefined) return { args: base, picture: '' };
  const [id = '', picture = ''] = told.split('/');
  const { file, name } = storyByItsId(id, entries);
  const exact = `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  return { args: [...base, file, '-t', exact], picture };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const accept = process.argv.includes('--accept');
  const told = process.argv.slice(2).find((word) => !word.startsWith('--'));
  if (told === undefined && !accept) {
    console.error(
      'Which story? npm run pictures:story -- <story id>, or <story id>/<theme>-<width>-<locale>',
    );
    process.exit(1);
  }
  try {
    const { stories } = storyCoverage();
    const { args, picture } = runOf(told, accept, stories);
    const env = { ...process.env, ...(picture === '' ? {} : { PICTURE: picture }) };
    const { status } = spawnSync('npx', args, { stdio: 'inherit', env });
    if (accept) packPictures();
    process.exit(status ?? 1);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
