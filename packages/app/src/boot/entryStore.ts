/** The part of the browser's `Storage` that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the browser's storage and its events come from: the window, or a stand-in of a test. */
export interface StorageHost {
  /** May throw on access (blocked by the user, or a frame without rights). */
  readonly localStorage: BrowserStorage;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** Text entries that survive a reload where the browser allows it, and live in memory where it does not. Never throws. */
export interface EntryStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Told when another tab changed the entry. Returns a function that stops it. */
  follow(key: string, changed: () => void): () => void;
  /** False once something could not be kept: this tab remembers it, a reload will not. */
  isKept(): boolean;
  /** Told once, when the first entry could not be kept. Returns a function that stops it. */
  onceNotKept(told: () => void): () => void;
}

function storageOf(host: StorageHost): BrowserStorage | undefined {
  try {
    const storage = host.localStorage;
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}

/** Opens the browser's storage. Entries that it refuses (blocked, full) are held in memory and win over what is stored. */
export function openEntryStore(host: StorageHost): EntryStore {
  const storage = storageOf(host);
  const held = new Map<string, string | null>();
  const followers = new Map<string, Set<() => void>>();
  const notKept = new Set<() => void>();
  let kept = storage !== undefined;

  const attempt = (key: string, text: string | null, change: (storage: BrowserStorage) => void): void => {
    try {
      if (storage === undefined) throw new Error('no storage');
      change(storage);
      held.delete(key);
    } catch {
      held.set(key, text);
      kept = false;
      for (const told of notKept) told();
      notKept.clear();
    }
  };

  host.addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    const keys = key === null ? [...followers.keys()] : [key];
    for (const changed of keys) {
      held.delete(changed);
      for (const follower of followers.get(changed) ?? []) follower();
    }
  });

  return {
    read(key) {
      const text = held.get(key);
      if (text !== undefined) return text;
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write: (key, text) => attempt(key, text, (open) => open.setItem(key, text)),
    remove: (key) => attempt(key, null, (open) => open.removeItem(key)),
    follow(key, changed) {
      const set = followers.get(key) ?? new Set();
      followers.set(key, set.add(changed));
      return () => set.delete(changed);
    },
    isKept: () => kept,
    onceNotKept(told) {
      notKept.add(told);
      return () => notKept.delete(told);
    },
  };
}
