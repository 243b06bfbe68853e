/** What of `navigator.locks` the product uses. */
interface Locks {
  request<T>(name: string, options: unknown, run: (lock: unknown) => Promise<T>): Promise<T>;
}

function freshLocks(): Locks {
  const held = new Set<string>();
  return {
    async request(name, _options, run) {
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

/**
 * Gives the story locks of its own, as a tab that is closed frees its: all stories live in one page, and a write that an
 * earlier one left open in its wallet would hold the account's lock for good.
 * @returns puts the browser's own locks back.
 */
export function takeStoryLocks(): () => void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: freshLocks() });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
  };
}
