/** Whether a newer release of the app waits on this device, and the way to it. */
export interface NewVersion {
  waits(): boolean;
  /** Told when one was found. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Takes the newer release: the page is loaded again. Does nothing while none waits. */
  take(): void;
  /** Notes a release that waits, with what takes it. */
  found(take: () => void): void;
}

export function createNewVersion(): NewVersion {
  const followers = new Set<() => void>();
  let taking: (() => void) | undefined;
  return {
    waits: () => taking !== undefined,
    follow(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    take: () => taking?.(),
    found(take) {
      taking = take;
      for (const follower of followers) follower();
    },
  };
}
