import type { EntryStore } from './entryStore.ts';
import { storageKeys } from './storageKeys.ts';

const chosen = 'yes';

/** Whether the guest tour was chosen over the deployment that stands beside the page. Never so by itself. */
export const isTourChosen = (entries: EntryStore): boolean => entries.read(storageKeys.tour) === chosen;

/** Opens the guest tour in place of the deployment: the page starts again on the other chain, on its first screen. */
export function takeTour(entries: EntryStore, page: Pick<Window, 'location'>): void {
  entries.write(storageKeys.tour, chosen);
  page.location.reload();
}

/** Goes back to the deployment. */
export function leaveTour(entries: EntryStore, page: Pick<Window, 'location'>): void {
  entries.remove(storageKeys.tour);
  page.location.reload();
}
