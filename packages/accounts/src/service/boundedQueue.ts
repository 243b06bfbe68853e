/** Runs tasks, a few at a time and the rest in their order. */
export interface BoundedQueue {
  /** @throws QueueFull, at once, if too many wait already; else settles as the task does */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** More waits than the queue takes on. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * A queue for work that is dear in memory or time.
 *
 * @param width tasks that run at once
 * @param waiting tasks that may wait besides
 */
export function createBoundedQueue(width: number, waiting: number): BoundedQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  /** Takes a place, or the promise of one: whoever ends hands his own place on. */
  const place = (): Promise<void> | undefined => {
    if (running < width) {
      running += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw new QueueFull();
    return new Promise((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async run(task) {
      await place();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
