import type { Endpoint } from '../src/worker/endpoint.ts';

type Listener = (message: unknown) => void;

/** Two ends of a line between realms: messages are cloned, come later, and stop when the line is cut. */
export function linePair(): { readonly near: Endpoint; readonly far: Endpoint; cut(): void } {
  const sides = [new Set<Listener>(), new Set<Listener>()] as const;
  let whole = true;
  const end = (mine: Set<Listener>, theirs: Set<Listener>): Endpoint => ({
    post: (message) => deliver(message, () => (whole ? [...theirs] : [])),
    listen: (listener) => {
      mine.add(listener);
      return () => mine.delete(listener);
    },
  });
  return {
    near: end(sides[0], sides[1]),
    far: end(sides[1], sides[0]),
    cut: () => {
      whole = false;
    },
  };
}

/** A channel between tabs: everyone hears everyone but themselves. */
export class Channel {
  readonly #members = new Set<Set<Listener>>();

  join(): { readonly endpoint: Endpoint; leave(): void } {
    const mine = new Set<Listener>();
    this.#members.add(mine);
    return {
      endpoint: {
        post: (message) => {
          if (!this.#members.has(mine)) return;
          deliver(message, () =>
            [...this.#members].filter((member) => member !== mine).flatMap((member) => [...member]),
          );
        },
        listen: (listener) => {
          mine.add(listener);
          return () => mine.delete(listener);
        },
      },
      leave: () => void this.#members.delete(mine),
    };
  }
}

function deliver(message: unknown, to: () => Listener[]): void {
  const copy: unknown = structuredClone(message);
  setImmediate(() => {
    for (const listener of to()) listener(copy);
  });
}
