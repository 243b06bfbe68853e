import type { LocksLike } from '../src/tabs/lockElection.ts';

interface Request {
  readonly tab: string;
  readonly run: () => Promise<void>;
  readonly resolve: () => void;
}

/** One lock, handed on in the order it was asked for; a tab that dies loses it. */
export class FakeLocks {
  #queue: Request[] = [];
  #holder: Request | undefined;

  /** The lock manager as one tab sees it. */
  of(tab: string): LocksLike {
    return {
      request: (_name, { signal }, run) =>
        new Promise((resolve, reject) => {
          const request: Request = { tab, run, resolve: () => resolve(undefined) };
          this.#queue.push(request);
          signal.addEventListener('abort', () => {
            if (!this.#queue.includes(request)) return;
            this.#queue = this.#queue.filter((one) => one !== request);
            reject(signal.reason);
          });
          this.#next();
        }),
    };
  }

  /** The browser takes back what a dead tab held or waited for. */
  dies(tab: string): void {
    this.#queue = this.#queue.filter((request) => request.tab !== tab);
    if (this.#holder?.tab === tab) this.#free();
  }

  #next(): void {
    if (this.#holder !== undefined) return;
    const request = this.#queue.shift();
    if (request === undefined) return;
    this.#holder = request;
    void request.run().then(() => {
      request.resolve();
      if (this.#holder === request) this.#free();
    });
  }

  #free(): void {
    this.#holder = undefined;
    setImmediate(() => this.#next());
  }
}
