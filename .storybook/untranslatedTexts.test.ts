import { expect, it } from 'vitest';
import { pseudoText } from './pseudoLocale.ts';
import { escaped } from './untranslatedTexts.ts';

it.each(['Synthesise now', `${pseudoText('of')} tokens`, 'Balance: 12.5 ACB'])(
  'finds a text that escaped translation: %s',
  (text) => {
    expect(escaped(text)).toBe(text);
  },
);

it.each([
  pseudoText('Synthesise now'),
  `12.5 ACB ${pseudoText('of')} 3,000 USDT`,
  '0x12Ab…cDeF',
  'https://node.example/key?x=1',
  'block 5'.replace('block', pseudoText('block')),
  'X → MV',
  'Nov 27, 2026, 12:00',
  '58 minutes ago',
])('lets pass what is translated, or is the same in every language: %s', (text) => {
  expect(escaped(text)).toBeUndefined();
});
