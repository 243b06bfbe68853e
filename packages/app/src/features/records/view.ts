import type { ShownRecord } from '@amswap/ui';
import { valueOf } from '../../boot/chainAtoms.ts';
import { type MainWords, shownRecord } from '../../machines/shownRecord.ts';
import { passes, type RecordsFilter } from './recordsFilter.ts';
import type { ReadMachines, RecordsFacts } from './RecordsFacts.ts';

/** The list of records as ui draws it. */
export type RecordsView =
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'loading' }
  /** The first page could not be read. */
  | { readonly kind: 'failed' }
  /** The account has no machines at all. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'list';
      /** Those that pass the filter; may be empty. */
      readonly records: readonly ShownRecord[];
      /** How many of all have been looked at. */
      readonly read: bigint;
      readonly total: bigint;
      readonly next: ReadMachines['next'];
    };

/** Facts in, the list's props out. */
export function recordsView(facts: RecordsFacts, filter: RecordsFilter, words: MainWords): RecordsView {
  const { account, connecting, machines } = facts;
  if (account === undefined) return { kind: connecting ? 'loading' : 'noAccount' };
  const tokens = Object.values(facts.tokens);
  if (machines.total === undefined && machines.next === 'failed') return { kind: 'failed' };
  if (tokens.some(({ kind }) => kind === 'missing')) return { kind: 'failed' };
  const acbDecimals = valueOf(facts.tokens.ACB)?.decimals;
  if (machines.total === undefined || acbDecimals === undefined) return { kind: 'loading' };
  if (tokens.some(({ kind }) => kind === 'loading')) return { kind: 'loading' };
  if (machines.total === 0n) return { kind: 'none' };
  const shown = machines.rows.filter((machine) => passes(filter, machine));
  return {
    kind: 'list',
    records: shown.map((machine) => {
      const paidIn = machine.payToken && valueOf(facts.tokens[machine.payToken]);
      return shownRecord(machine, { acb: acbDecimals, paid: paidIn?.decimals }, words);
    }),
    read: BigInt(machines.rows.length),
    total: machines.total,
    next: machines.next,
  };
}
