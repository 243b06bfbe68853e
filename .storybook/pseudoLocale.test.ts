import { expect, it } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudoLocale.ts';

it('lengthens a text by a third and marks both ends', () => {
  expect(pseudoText('Claim')).toBe('⟦Çļåîɱ··⟧');
});

it('leaves tags and what has no letters alone', () => {
  expect(pseudoText('<0>a</0>')).toContain('<0>å</0>');
  expect(pseudoText(' 12 %')).toBe(' 12 %');
});

it('changes the texts around an argument and not the argument', () => {
  expect(pseudoMessages({ id: ['of ', ['count', 'number'], ' left'] })).toEqual({
    id: [pseudoText('of '), ['count', 'number'], pseudoText(' left')],
  });
});

it('changes every form of a plural, and not the rule', () => {
  const plural = ['count', 'plural', { offset: 1, one: ['#', ' row'], other: ['#', ' rows of ', ['name']] }];
  expect(pseudoMessages({ id: [plural] } as never)).toEqual({
    id: [
      [
        'count',
        'plural',
        { offset: 1, one: ['#', pseudoText(' row')], other: ['#', pseudoText(' rows of '), ['name']] },
      ],
    ],
  });
});
