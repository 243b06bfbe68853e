import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { kindOf } from './errorKinds.ts';

interface Row {
  readonly id: string;
  readonly method: string;
  readonly throwAs: 'object' | 'Error' | 'string' | 'null' | 'undefined';
  readonly value: unknown;
  readonly expected: string;
  readonly why: string;
}

const folder = process.env['INPUTS_DIR'] ?? join(import.meta.dirname, '../../../../inputs');
const table = JSON.parse(readFileSync(join(folder, 'wallet-errors.json'), 'utf8')) as {
  cases: readonly Row[];
};

/** Makes the thing that the row's wallet throws. */
function thrownBy(row: Row): unknown {
  if (row.throwAs === 'undefined') return undefined;
  if (row.throwAs !== 'Error') return row.value;
  const { message, ...others } = row.value as { message?: string };
  return Object.assign(new Error(message), others);
}

describe('errors as wallets and nodes throw them', () => {
  it('has rows', () => expect(table.cases.length).toBeGreaterThan(0));

  for (const row of table.cases) {
    it(`${row.id} ${row.method}: ${row.expected} ${row.why === '' ? '' : `(${row.why})`}`, async () => {
      const provider = { request: (): Promise<never> => Promise.reject(thrownBy(row)) };
      const error = await provider
        .request()
        .catch((thrown: unknown) => classify(thrown, { method: row.method }));
      expect(kindOf(error.code)).toBe(row.expected);
    });
  }
});
