// The specification, sentence by sentence. A sentence's number is its section's and its place in it: `4.7`. A row of a
// table counts as one.

/** Ends of sentences: a full stop, a space and a capital. Not after "e.g." and the like, which the specification has none of. */
const sentenceEnd = /(?<=[.?!]["”)]?) (?=[A-Z])/;

const isTableRule = (line) => /^\|[\s|:-]+\|$/.test(line);

/** Text of a line without what only marks it up. */
const plain = (line) =>
  line
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .replace(/\*\*/g, '')
    .trim();

/** Sentences of one line. */
function sentencesOf(line) {
  if (line.startsWith('|')) {
    const cells = line.split('|').map((cell) => cell.trim());
    return [cells.filter(Boolean).join(': ')];
  }
  return plain(line).split(sentenceEnd);
}

/** Every sentence with its number, in order. A heading and a table's first row say nothing of their own. */
export function specSentences(markdown) {
  const lines = markdown.split('\n');
  const sentences = [];
  let section = 0;
  let count = 0;
  for (const [at, line] of lines.entries()) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) {
      section = Number(heading[1]);
      count = 0;
    }
    const header = line.startsWith('|') && isTableRule(lines[at + 1] ?? '');
    if (line.trim() === '' || line.startsWith('#') || header || isTableRule(line)) continue;
    for (const text of sentencesOf(line)) {
      count += 1;
      sentences.push({ id: `${section}.${count}`, text });
    }
  }
  return sentences;
}
