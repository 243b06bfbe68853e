import type { StorageHost } from './entryStore.ts';

/** How the storage of a test misbehaves. */
export interface StorageFaults {
  /** Reading the `localStorage` property throws, as in a frame without rights. */
  readonly blocked?: boolean;
  /** Every `setItem` throws, as when a wallet's library filled it. */
  readonly full?: boolean;
}

export interface MemoryHost extends StorageHost {
  /** Changes an entry as another tab would, and tells this one. */
  writeFromOtherTab(key: string, text: string | null): void;
  readonly entries: Map<string, string>;
}

/** A window with a storage in memory. */
export function memoryHost(
  stored: Readonly<Record<string, string>> = {},
  faults: StorageFaults = {},
): MemoryHost {
  const entries = new Map(Object.entries(stored));
  const listeners: ((event: StorageEvent) => void)[] = [];
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (faults.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  return {
    entries,
    get localStorage() {
      if (faults.blocked) throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
    addEventListener: (_, listener) => void listeners.push(listener),
    writeFromOtherTab(key, text) {
      if (text === null) entries.delete(key);
      else entries.set(key, text);
      for (const listener of listeners) listener({ key } as StorageEvent);
    },
  };
}
