import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../mutants/mutants.mjs';
import { readOutcomes } from '../mutants/outcomes.mjs';

const source = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');

describe('the faults that the campaign has to catch', () => {
  it.each([1, 2, 3, 4, 5])('are at least five for rule %i', (rule) => {
    expect(mutants.filter((mutant) => mutant.rule === rule).length).toBeGreaterThanOrEqual(5);
  });

  it.each(mutants.map((mutant) => [mutant.file, mutant.find, mutant] as const))(
    '%s: "%s" can be put into the source, at one place',
    (file, find, { put }) => {
      expect(source(file).split(find)).toHaveLength(2);
      expect(put).not.toBe(find);
    },
  );

  it('leave no survivor that is not explained', () => {
    const open = readOutcomes().filter((outcome) => {
      const listed = mutants.find((one) => one.find === outcome.find && one.put === outcome.put);
      return !outcome.caught && listed?.explained === undefined;
    });
    expect(open.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
  });
});
