import type { Machine } from '@amswap/chain';
import { type PayTokenId, payTokenIds } from '@amswap/values';

/** Which machines by their state. */
export const recordStates = ['all', 'running', 'out'] as const;
export type RecordState = (typeof recordStates)[number];

/** What of the records is shown. It stands in the address, so that a link shows the same. */
export interface RecordsFilter {
  readonly state: RecordState;
  readonly token: PayTokenId | 'all';
}

/** The texts of the address that a filter is read from and written to. */
export interface RecordsSearch {
  readonly state?: string;
  readonly token?: string;
}

/** Reads a filter; what is not known counts as all. */
export function filterOf(search: RecordsSearch): RecordsFilter {
  return {
    state: recordStates.find((state) => state === search.state) ?? 'all',
    token: payTokenIds.find((token) => token === search.token) ?? 'all',
  };
}

/** Writes a filter; all is nothing. */
export const searchOf = ({ state, token }: RecordsFilter): RecordsSearch => ({
  ...(state === 'all' ? {} : { state }),
  ...(token === 'all' ? {} : { token }),
});

/** Whether a machine is among those that a filter shows. */
export const passes = ({ state, token }: RecordsFilter, machine: Machine): boolean =>
  (state === 'all' || machine.out === (state === 'out')) && (token === 'all' || machine.payToken === token);
