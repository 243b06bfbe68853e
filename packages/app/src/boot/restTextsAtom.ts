import { atom } from 'jotai';
import { servicesAtom } from './serviceAtoms.ts';

/**
 * Waited for by what opens over a page and says texts of the rest catalogue. Asked for once; where the file does not come
 * it resolves all the same, and the texts stand in English or by their ids as the locale's store has it.
 */
export const restTextsAtom = atom((get) => get(servicesAtom).locale.rest());
