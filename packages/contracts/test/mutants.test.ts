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

  it('have each an outcome: caught, or a survivor that is explained', () => {
    const outcomes = readOutcomes();
    const open = mutants.filter((mutant) => {
      const outcome = outcomes.find((one) => one.find === mutant.find && one.put === mutant.put);
      return outcome === undefined || (!outcome.caught && mutant.explained === undefined);
    });
    expect(open.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
  });
});
