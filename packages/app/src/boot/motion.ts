import type { EntryStore } from './entryStore.ts';
import { storageKeys } from './storageKeys.ts';

/** What the reader chose: as the system says, or less of it. */
export type MotionChoice = 'system' | 'less';

/** What was chosen by hand. */
export const motionChoice = (entries: EntryStore): MotionChoice =>
  entries.read(storageKeys.motion) === 'less' ? 'less' : 'system';

/** Shows what was chosen: the style sheet follows `data-motion` of the root, and the system on its own. */
export function showMotion(entries: EntryStore, root: HTMLElement): void {
  if (motionChoice(entries) === 'less') root.dataset['motion'] = 'less';
  else delete root.dataset['motion'];
}

/** Keeps a choice and shows it. */
export function chooseMotion(entries: EntryStore, root: HTMLElement, choice: MotionChoice): void {
  if (choice === 'less') entries.write(storageKeys.motion, choice);
  else entries.remove(storageKeys.motion);
  showMotion(entries, root);
}
