import { type Change, emptyState, type PageState } from './PageState.ts';

/** Holds the state and changes it, one change at a time. */
export interface StateHolder {
  read(): Promise<PageState>;
  change<T>(change: Change<T>): Promise<T>;
  close(): void;
}

/** Holds the state in memory: for a page whose browser keeps nothing, and for stories. */
export function memoryHolder(): StateHolder {
  let state = emptyState;
  return {
    read: async () => state,
    async change(change) {
      const [next, outcome] = change(state);
      state = next;
      return outcome;
    },
    close() {},
  };
}

const objectStore = 'state';
const stateKey = 'accounts';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser kept nothing')));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the browser kept nothing'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

/**
 * Holds the state in IndexedDB. Each change is one read-write transaction, which the browser runs one after the other, also those
 * of other tabs.
 */
export async function indexedDbHolder(name: string, databases: IDBFactory): Promise<StateHolder> {
  const opening = databases.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(objectStore));
  const database = await settled(opening);
  // Another tab wants it gone (the tour began anew) or changed: nothing of this one stands in the way.
  database.addEventListener('versionchange', () => database.close());
  const held = async (transaction: IDBTransaction): Promise<PageState> => {
    const found = (await settled(transaction.objectStore(objectStore).get(stateKey))) as
      | PageState
      | undefined;
    return found ?? emptyState;
  };
  return {
    read: async () => held(database.transaction(objectStore, 'readonly')),
    async change(change) {
      const transaction = database.transaction(objectStore, 'readwrite');
      const end = ended(transaction);
      const [next, outcome] = change(await held(transaction));
      transaction.objectStore(objectStore).put(next, stateKey);
      await end;
      return outcome;
    },
    close: () => database.close(),
  };
}
