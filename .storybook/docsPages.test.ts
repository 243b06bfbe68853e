import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.mdx'),
);

it('has pages to read', () => {
  expect(pages.length).toBeGreaterThan(2);
});

// Storybook's MDX is plain CommonMark: a table of bars stands there as a paragraph of bars.
it.each(pages)('%s writes nothing that MDX does not know', (page) => {
  const bars = readFileSync(`stories/${page}`, 'utf8')
    .split('\n')
    .filter((line) => /^\s*\|/.test(line));
  expect(bars).toEqual([]);
});
