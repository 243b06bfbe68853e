import { expect, it } from 'vitest';
// @ts-expect-error a plain script without types
import { catalogueHas, reachOf, says, stepsOf, storiesOf, textsOfSpec } from './specTexts.mjs';

const spec = `## 5. Rules
- say "Please wait~" or "Wait".
## 6. Roles
("Please Login" otherwise)
## 7. Calls
"eth_call"
## 8. Errors
- "Gone"
and Cancel/OK labels.
## 9. End
"not this"`;

it('takes the quoted texts of sections 5 and 8, the login and the labels', () => {
  expect(textsOfSpec(spec)).toEqual(['Please wait~', 'Wait', 'Gone', 'Please Login', 'Cancel', 'OK']);
});

it('finds who says a text, through what a story or a step names', () => {
  const stories = storiesOf(
    "const told = 'Please wait~'; export const A = { play() { see(told); } }; export const B = {};",
  );
  const steps = stepsOf("const look = () => see(/Please wait/); test('goes', async () => { look(); });");
  const { story, step } = reachOf('Please wait~', stories, steps);
  expect([story?.name, step?.name]).toEqual(['A', 'goes']);
});

it('is red for a text that nobody says, and for a pattern of anything', () => {
  const steps = stepsOf("test('goes', async () => { see(/.*/); see('Wait a bit'); });");
  expect(reachOf('Please wait~', [], steps)).toEqual({
    text: 'Please wait~',
    story: undefined,
    step: undefined,
  });
});

it('takes a label for itself alone', () => {
  expect([says('OK', 'OK'), says('LOOK', 'OK'), says(/OK/, 'OK')]).toEqual([true, false, false]);
});

it('finds a text in a catalogue, a figure in its place', () => {
  const catalogue = 'msgid "notice.x"\nmsgstr "Enter a multiple of {step} now~"\n';
  expect(catalogueHas(catalogue, 'Enter a multiple of 20 now~')).toBe(true);
  expect(catalogueHas(catalogue, 'Enter a multiple now~')).toBe(false);
});
