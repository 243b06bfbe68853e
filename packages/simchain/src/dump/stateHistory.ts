import type { Hex } from '@amswap/values';
import type { AccountRecord, StateChanges } from '../state/worldState.ts';
import type { BlockUndo } from './chainDump.ts';

/** A state, and the changes that lead from it to later ones, in order. */
export interface StateHistory {
  readonly base: StateChanges;
  readonly steps: readonly StateChanges[];
}

/** Characters of an address as text: the rest of a joined key is the slot. */
const addressLength = 42;

/** Turns a final state and what undoes its last blocks into the state before them and what they did. */
export function stateHistory(final: StateChanges, undo: readonly BlockUndo[]): StateHistory {
  const accounts = new Map<Hex, AccountRecord | undefined>(final.accounts);
  const slots = new Map<string, Hex | undefined>(
    final.slots.map(([at, slot, value]) => [`${at}${slot}`, value]),
  );
  const steps: StateChanges[] = [];
  for (const [, back] of [...undo].reverse()) {
    steps.push({
      accounts: back.accounts.map(([address]) => [address, accounts.get(address)] as const),
      slots: back.slots.map(([address, slot]) => [address, slot, slots.get(`${address}${slot}`)] as const),
      codes: [],
    });
    for (const [address, account] of back.accounts) accounts.set(address, account ?? undefined);
    for (const [address, slot, value] of back.slots) slots.set(`${address}${slot}`, value ?? undefined);
  }
  return {
    base: {
      accounts: [...accounts],
      slots: [...slots].map(
        ([key, value]) =>
          [key.slice(0, addressLength) as Hex, key.slice(addressLength) as Hex, value] as const,
      ),
      codes: final.codes,
    },
    steps: steps.reverse(),
  };
}

/** The undo of two steps in a row: what the first held before counts. */
export function joinUndo(first: StateChanges, second: StateChanges): StateChanges {
  const accounts = new Map(second.accounts);
  for (const [address, account] of first.accounts) accounts.set(address, account);
  const slots = new Map(second.slots.map((change) => [`${change[0]}${change[1]}`, change]));
  for (const change of first.slots) slots.set(`${change[0]}${change[1]}`, change);
  return { accounts: [...accounts], slots: [...slots.values()], codes: [] };
}
