/** Opens something when it is first asked for; what failed to open is tried anew at the next asking. */
export function onceOpened<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}
