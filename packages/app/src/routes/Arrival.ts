import type { Clock } from '@amswap/values';

/** How long code may take to come, milliseconds (the specification's page load time-out). */
export const arrivalTimeoutMs = 60_000;

/** Code that was asked for: it came, or it did not within its time. */
export type Arrival<T> = { readonly came: true; readonly code: T } | { readonly came: false };

/**
 * Waits for code, 60 seconds at most. Never rejects.
 *
 * @param load asks for the file
 * @param afterFailure told of a file that could not be had, before anything is shown; it may take its time
 */
export function arrivalOf<T>(
  load: () => Promise<T>,
  clock: Pick<Clock, 'after'>,
  afterFailure: () => Promise<unknown>,
): Promise<Arrival<T>> {
  return new Promise((settle) => {
    const cancel = clock.after(arrivalTimeoutMs, () => settle({ came: false }));
    load()
      .then(
        (code) => settle({ came: true, code }),
        async () => {
          await afterFailure();
          settle({ came: false });
        },
      )
      .catch(() => settle({ came: false }))
      .finally(cancel);
  });
}
