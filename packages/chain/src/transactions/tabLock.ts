import type { Clock } from '@amswap/values';
import type { TextStorage } from '../wallet/walletMemory.ts';

/** Sees to it that one tab at a time does a thing. */
export interface TabLock {
  /**
   * Runs `run` while holding the lock of that name, and releases it however `run` ends.
   * Returns `held: false` at once, without running anything, when somebody holds it, in this tab or in another.
   * Errors: none of its own; it rejects with what `run` throws.
   */
  tryHold<T>(
    name: string,
    run: () => Promise<T>,
  ): Promise<{ readonly held: true; readonly value: T } | { readonly held: false }>;
}

/** The part of `navigator.locks` that is used. */
export interface LockManagerLike {
  request<T>(
    name: string,
    options: { readonly ifAvailable: true },
    run: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

export interface TabLockOptions {
  /** `navigator.locks`; undefined where there is none (plain http, old browsers): then leases in storage stand in. */
  readonly locks: LockManagerLike | undefined;
  readonly storage: TextStorage;
  readonly clock: Clock;
  /** Tells this tab from others: any text that no other tab has. */
  readonly tabId: string;
}

const leaseMs = 6_000;
const renewMs = 2_000;
/** How long a fresh lease is left lying before it counts: another tab may have written in the same moment. */
const contestMs = 60;

/** Makes the lock of this page. Errors: none. */
export function createTabLock({ locks, storage, clock, tabId }: TabLockOptions): TabLock {
  const heldHere = new Set<string>();
  return {
    async tryHold(name, run) {
      const key = `amswap:1:lock:${name}`;
      // Web Locks would say so as well, a lease wouldn't: the same tab is the same holder.
      if (heldHere.has(key)) return { held: false };
      heldHere.add(key);
      try {
        return locks === undefined
          ? await holdLease({ storage, clock, tabId, key }, run)
          : await locks.request(key, { ifAvailable: true }, async (lock) =>
              lock === null ? { held: false as const } : { held: true as const, value: await run() },
            );
      } finally {
        heldHere.delete(key);
      }
    },
  };
}

interface Lease {
  readonly storage: TextStorage;
  readonly clock: Clock;
  readonly tabId: string;
  readonly key: string;
}

async function holdLease<T>(lease: Lease, run: () => Promise<T>) {
  const { storage, clock, key } = lease;
  if (holderOf(lease) !== undefined) return { held: false as const };
  write(lease);
  await new Promise<void>((resolve) => void clock.after(contestMs, resolve));
  const holder = holderOf(lease);
  // Without storage there are no other tabs to know of.
  if (holder !== undefined && holder !== lease.tabId) return { held: false as const };
  const stopRenewing = clock.every(renewMs, () => write(lease));
  try {
    return { held: true as const, value: await run() };
  } finally {
    stopRenewing();
    try {
      storage.removeItem(key);
    } catch {
      // It runs out by itself.
    }
  }
}

/** The tab whose lease has not run out; undefined when there is none. */
function holderOf({ storage, clock, key }: Lease): string | undefined {
  try {
    const { tab, until } = JSON.parse(storage.getItem(key) ?? 'null') as { tab?: unknown; until?: unknown };
    return typeof tab === 'string' && typeof until === 'number' && until > clock.now() ? tab : undefined;
  } catch {
    return undefined;
  }
}

function write({ storage, clock, key, tabId }: Lease): void {
  try {
    storage.setItem(key, JSON.stringify({ tab: tabId, until: clock.now() + leaseMs }));
  } catch {
    // No storage, no sharing between tabs.
  }
}
