import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  readonly id: string;
  /** The report that the row was born of. */
  readonly bug?: string | undefined;
  readonly why?: string | undefined;
}

/**
 * The cases of a table in `inputs/` (or in the folder that the variable INPUTS_DIR names).
 *
 * @throws Error if the table is empty or counts wrong, so that a table that got lost is not a green test.
 */
export function inputTable<Case extends Row>(name: string): readonly Case[] {
  const folder = process.env['INPUTS_DIR'] ?? join(import.meta.dirname, '../../../inputs');
  const table: { count: number; cases: Case[] } = JSON.parse(
    readFileSync(join(folder, `${name}.json`), 'utf8'),
  );
  if (table.cases.length === 0 || table.cases.length !== table.count) {
    throw new Error(`${name}.json says ${table.count} cases and has ${table.cases.length}`);
  }
  return table.cases;
}

/** A test's title: the row's id first, so that a failure names the row. */
export const titleOf = (row: Row): string => [row.id, row.bug, row.why].filter(Boolean).join(' ');
