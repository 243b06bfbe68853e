// The page that shows which tests hold each sentence of the specification.

const cellText = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A test as the page names it: its title, and the file that it stands in. */
function testLine(held) {
  const [file, title] = held.split(/ # ?/, 2);
  return `${cellText(title)} (\`${file}\`)`;
}

/** The page in Markdown: a table for each section. */
export function coveragePage(sentences, coverage) {
  const sections = [...new Set(sentences.map(({ id }) => id.split('.')[0]))];
  const tables = sections.map((section) => {
    const rows = sentences
      .filter(({ id }) => id.startsWith(`${section}.`))
      .map(({ id, text }) => {
        const { heldBy, asksNothing = 'no test' } = coverage[id] ?? {};
        const how = heldBy === undefined ? `*${cellText(asksNothing)}*` : heldBy.map(testLine).join('<br>');
        return `| ${id} | ${cellText(text)} | ${how} |`;
      });
    const title = section === '0' ? 'Introduction' : `Section ${section}`;
    return [`## ${title}`, '', '| | Sentence | Tests that hold it |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  return [
    '# The specification, sentence by sentence',
    '',
    'Written by `node scripts/checkSpec.mjs --write` from `docs/spec.md` and `scripts/spec/coverage.json`; `npm run check` fails',
    'for a sentence without a test, for a test that is not there, and for a page that is stale.',
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
}
