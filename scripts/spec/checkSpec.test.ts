import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import * as check from '../checkSpec.mjs';
// @ts-expect-error a plain script without types
import * as reading from './sentences.mjs';

interface Sentence {
  readonly id: string;
  readonly text: string;
}

const specSentences = reading.specSentences as (markdown: string) => readonly Sentence[];
const specFaults = check.specFaults as (
  sentences: readonly Sentence[],
  coverage: Readonly<Record<string, unknown>>,
  hasTest: (file: string, name: string) => boolean,
) => readonly string[];

const markdown = `# Title

Opening words.

## 1. First

One sentence. Another one:
- an item;
1. **Bold** item. With a second sentence.

| Route | Purpose |
|---|---|
| / (alias /x) | Home |
`;

describe('the specification, sentence by sentence', () => {
  it('counts sentences, items and rows, and no headings', () => {
    expect(specSentences(markdown)).toEqual([
      { id: '0.1', text: 'Opening words.' },
      { id: '1.1', text: 'One sentence.' },
      { id: '1.2', text: 'Another one:' },
      { id: '1.3', text: 'an item;' },
      { id: '1.4', text: 'Bold item.' },
      { id: '1.5', text: 'With a second sentence.' },
      { id: '1.6', text: '/ (alias /x): Home' },
    ]);
  });

  const sentences = [{ id: '1.1', text: 'One sentence.' }];
  const has = (file: string, name: string): boolean => file === 'a.test.ts' && name === 'it does';
  const held = { begins: 'One sentence.', heldBy: ['a.test.ts # it does'] };

  it('is content where each has a test, or a reason for none', () => {
    expect(specFaults(sentences, { '1.1': held }, has)).toEqual([]);
    const heading = { begins: 'One sentence.', asksNothing: 'A heading.' };
    expect(specFaults(sentences, { '1.1': heading }, has)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a sentence without an entry', {}, /1\.1 has no test/],
    ['an entry without a test', { '1.1': { begins: 'One sentence.', heldBy: [] } }, /1\.1 has no test/],
    ['a sentence that was changed', { '1.1': { ...held, begins: 'Two' } }, /is another sentence/],
    ['a beginning that fits any', { '1.1': { ...held, begins: '' } }, /is another sentence/],
    ['a test of another name', { '1.1': { ...held, heldBy: ['a.test.ts # it does not'] } }, /not there/],
    ['a test of another file', { '1.1': { ...held, heldBy: ['b.test.ts # it does'] } }, /not there/],
    ['both a test and none', { '1.1': { ...held, asksNothing: 'x' } }, /asks for none/],
    ['an entry of no sentence', { '1.1': held, '1.2': held }, /1\.2 is no sentence/],
  ])('is not content with %s', (_, coverage, fault) => {
    expect(specFaults(sentences, coverage, has)).toEqual([expect.stringMatching(fault)]);
  });

  it('has 157 sentences to hold', () => {
    expect(specSentences(readFileSync('docs/spec.md', 'utf8'))).toHaveLength(157);
  });
});
