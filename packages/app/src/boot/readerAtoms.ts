import type { Freshness, Read, Reader, Reading, ReaderStatus } from '@amswap/chain';
import { type Atom, atom } from 'jotai';
import { chainStateAtom } from './serviceAtoms.ts';

/** An atom per reader (and key), made once: the same question gives the same atom. */
function keptByReader<Value>(make: (reader: Reader) => Atom<Value>) {
  const kept = new WeakMap<Reader, Map<string, Atom<Value>>>();
  return (reader: Reader, key: string, makeThis = make): Atom<Value> => {
    const atoms = kept.get(reader) ?? new Map<string, Atom<Value>>();
    kept.set(reader, atoms);
    const found = atoms.get(key) ?? makeThis(reader);
    atoms.set(key, found);
    return found;
  };
}

const statusOf = keptByReader((reader): Atom<ReaderStatus> => {
  const status = atom(reader.status());
  status.onMount = (set) => {
    set(reader.status());
    return reader.onStatus(set);
  };
  return status;
});

/** Whether the chain answers. Undefined while there is no chain to read. */
export const readerStatusAtom = atom((get) => {
  const chain = get(chainStateAtom);
  return chain.state === 'configured' ? get(statusOf(chain.reader, '')) : undefined;
});

const nothingYet: Reading<never> = { state: 'reading' };
const readings = keptByReader((): Atom<Reading<unknown>> => atom<Reading<unknown>>(nothingYet));

/**
 * What is known of a read, kept fresh while something shows it. All reads that are shown go out in one request of one block.
 *
 * @param read what to ask; the same key is the same question
 * @example get(readingAtom(reader, luckyPool(deployment), 'live'))
 */
export function readingAtom<T>(reader: Reader, read: Read<T>, freshness: Freshness): Atom<Reading<T>> {
  const made = readings(reader, `${freshness} ${read.key}`, () => {
    const reading = atom<Reading<unknown>>(reader.peek(read));
    reading.onMount = (set) => reader.watch(read, freshness, set);
    return reading;
  });
  // One key is one question, so the atom's readings are of this read's type.
  return made as Atom<Reading<T>>;
}
