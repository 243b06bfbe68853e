/** Opens a database with these stores, made when it is new. Another tab's newer version closes this one. */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  stores: readonly string[],
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      for (const old of [...request.result.objectStoreNames]) request.result.deleteObjectStore(old);
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'));
    request.onblocked = () => reject(new Error('The database is held by an older page.'));
  });
}

/** The answer to one request. */
export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });
}

/** Everything in a store with its keys, in the order of the keys. */
export async function readAll<T>(store: IDBObjectStore): Promise<[IDBValidKey, T][]> {
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result<T[]>(store.getAll())]);
  return keys.map((key, index) => [key, values[index] as T]);
}

/** Resolves when a transaction is on the disk; rejects when none of it is. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database gave up a change.'));
  });
}
