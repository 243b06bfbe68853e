// Seeds the shipped world and writes generated/; with --check it only compares, and fails if something is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { madeOfText } from './madeOf.ts';
import { seedShippedState } from './shippedState.ts';

const folder = fileURLToPath(new URL('../generated/', import.meta.url));
const check = process.argv.includes('--check');
const { stateText, moduleText, simchain } = await seedShippedState();
simchain.close();
const files = {
  'state.json': stateText,
  'shippedWorld.ts': moduleText,
  'madeOf.json': await madeOfText(stateText),
};

let stale = 0;
for (const [name, text] of Object.entries(files)) {
  const held = await readFile(folder + name, 'utf8').catch(() => undefined);
  if (held === text) continue;
  stale += 1;
  console.log(`world: ${name} ${check ? 'is stale' : 'written'}`);
  if (check) continue;
  await mkdir(folder, { recursive: true });
  await writeFile(folder + name, text);
}
if (stale === 0) console.log('world: state up to date');
process.exitCode = check && stale > 0 ? 1 : 0;
