import type { Read } from '../reads/Read.ts';
import type { AnswerMemory } from './answerMemory.ts';
import { type ReadSlot, readSlot } from './readSlot.ts';

/** Readings kept without a watcher, so that going back to a screen shows its last figures at once. */
const mostKept = 300;

/** The questions that are or were watched, by key. */
export interface ReadSlots {
  all(): readonly ReadSlot[];
  watched(): readonly ReadSlot[];
  /** The slot of a read; made when there is none. */
  of(read: Read<unknown>): ReadSlot;
  held(read: Read<unknown>): ReadSlot | undefined;
}

export function readSlots(memory?: AnswerMemory): ReadSlots {
  const slots = new Map<string, ReadSlot>();
  const all = () => [...slots.values()];
  const held = (read: Read<unknown>) => slots.get(read.key);
  return {
    all,
    watched: () => all().filter((slot) => slot.isWatched()),
    held,
    of(read) {
      const found = held(read);
      if (found !== undefined) return found;
      if (slots.size >= mostKept) for (const [key, slot] of slots) if (!slot.isWatched()) slots.delete(key);
      const slot = readSlot(read, memory);
      slots.set(read.key, slot);
      return slot;
    },
  };
}
