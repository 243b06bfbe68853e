/** One value of a key, valid from its epoch until the next version's. `undefined` says the key was removed. */
export interface Version<V> {
  readonly epoch: number;
  readonly value: V | undefined;
}

/**
 * A map that remembers: every key holds the values it had, each with the epoch it was written in.
 * Epochs only grow; writing twice in one epoch keeps the last value. Reading is by epoch, so that the state
 * of an older block is a plain read, and going back is dropping what came later.
 */
export class VersionedMap<K, V> {
  readonly #versions = new Map<K, Version<V>[]>();

  /** The newest value written at `epoch` or before; undefined when there was none. */
  get(key: K, epoch: number): V | undefined {
    return newestUpTo(this.#versions.get(key), epoch)?.value;
  }

  /** Writes a value at `epoch`, which must not be older than the key's newest. */
  put(key: K, epoch: number, value: V | undefined): void {
    const versions = this.#versions.get(key);
    if (versions === undefined) {
      if (value !== undefined) this.#versions.set(key, [{ epoch, value }]);
      return;
    }
    const last = versions.at(-1);
    if (last !== undefined && last.epoch === epoch) versions[versions.length - 1] = { epoch, value };
    else versions.push({ epoch, value });
  }

  /** Drops the versions of `key` that are newer than `epoch`. */
  rollback(key: K, epoch: number): void {
    const versions = this.#versions.get(key);
    if (versions === undefined) return;
    while ((versions.at(-1)?.epoch ?? -1) > epoch) versions.pop();
    if (versions.length === 0) this.#versions.delete(key);
  }

  /**
   * Drops versions of `key` that no reader can ask for: readers are at `floor` or later, or at one of `pins`.
   * Returns true when nothing older than `floor` is held back for a pin.
   */
  prune(key: K, floor: number, pins: readonly number[]): boolean {
    const versions = this.#versions.get(key);
    if (versions === undefined) return pins.length === 0;
    const kept = versions.filter((version, index) => {
      const next = versions[index + 1];
      if (next === undefined || next.epoch > floor) return true;
      return pins.some((pin) => pin >= version.epoch && pin < next.epoch);
    });
    const first = kept[0];
    const gone =
      kept.length === 1 &&
      first?.value === undefined &&
      pins.length === 0 &&
      first !== undefined &&
      first.epoch <= floor;
    if (gone) this.#versions.delete(key);
    else if (kept.length !== versions.length) this.#versions.set(key, kept);
    return !pins.some((pin) => pin < (kept.at(-1)?.epoch ?? -1));
  }

  /** Keys that have any version at all, in the order they were first written. */
  keys(): IterableIterator<K> {
    return this.#versions.keys();
  }

  /** How many versions are held, over all keys: what tests bound. */
  versionCount(): number {
    let count = 0;
    for (const versions of this.#versions.values()) count += versions.length;
    return count;
  }
}

function newestUpTo<V>(versions: Version<V>[] | undefined, epoch: number): Version<V> | undefined {
  if (versions === undefined) return undefined;
  for (let index = versions.length - 1; index >= 0; index--) {
    const version = versions[index];
    if (version !== undefined && version.epoch <= epoch) return version;
  }
  return undefined;
}
