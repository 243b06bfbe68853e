// npm run coverage:stories: writes report/story-coverage.json (component x state x play x pictures) and names the
// holes: a component without a story, one that can be pressed and never is, a play that asserts nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyCoverage } from './storyCoverage/storyCoverage.mjs';

const report = new URL('../report/', import.meta.url);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { components, pages, holes } = storyCoverage();
  mkdirSync(report, { recursive: true });
  writeFileSync(
    new URL('story-coverage.json', report),
    `${JSON.stringify({ components, pages, holes }, undefined, 1)}\n`,
  );
  for (const hole of holes) console.error(hole);
  const states = [...components, ...pages].reduce((sum, entry) => sum + entry.states.length, 0);
  console.log(
    `story coverage: ${components.length} components, ${pages.length} pages, ${states} states, ${holes.length} holes`,
  );
  process.exit(holes.length > 0 ? 1 : 0);
}
