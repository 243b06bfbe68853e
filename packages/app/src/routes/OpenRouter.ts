import type { ComponentType } from 'react';

/** How a step is written into the browser's history. */
export type Step = 'push' | 'replace';

/** The router, once its code is there, as the rest of the app knows it. */
export interface OpenRouter {
  /** Draws the page that the address asks for. */
  readonly Pages: ComponentType;
  /** Path and query of the route at the address. */
  read(): string;
  /** Told at every change of the address. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Loads what the address asks for. Never rejects: a page that cannot be had says so in its place. */
  load(): Promise<void>;
  /** Goes to a route. */
  go(route: string, step: Step): void;
  /** Notes how far home is scrolled, which was left for the address of now before the router came. `href` is home's route. */
  noteLeft(href: string): void;
  /** Fetches the code of a page that is likely to be asked for. Never rejects. */
  prepare(route: string): void;
}
