import { browserClock } from '@amswap/ui';
import type { Clock } from '@amswap/values';
import { type ComponentType, use, useState } from 'react';
import { PageTimedOut } from '../boot/behindPaintParts.ts';

/** How long a page's code may take, milliseconds (the specification's page load time-out). */
export const pageTimeoutMs = 60_000;

type PageFile = { readonly default: ComponentType };
type Arrival = { readonly page: ComponentType } | { readonly failed: true };

/** A page whose code comes when it is first asked for. The router waits for `preload`, which never rejects. */
export interface LazyPage {
  (): React.ReactNode;
  preload(): Promise<void>;
}

/** Loads a page's chunk at most once at a time; a failure or 60 seconds of silence shows the notice that asks for a click. */
export function lazyPage(load: () => Promise<PageFile>, clock: Clock = browserClock): LazyPage {
  let arrival: Promise<Arrival> | undefined;

  const fetchPage = (): Promise<Arrival> =>
    new Promise((settle) => {
      const cancel = clock.after(pageTimeoutMs, () => settle({ failed: true }));
      load()
        .then((file) => settle({ page: file.default }))
        .catch(() => settle({ failed: true }))
        .finally(cancel);
    });

  const asked = (): Promise<Arrival> => (arrival ??= fetchPage());

  function Page() {
    const [, setAttempt] = useState(0);
    const arrived = use(asked());
    if ('page' in arrived) return <arrived.page />;
    const retry = (): void => {
      arrival = undefined;
      setAttempt((attempt) => attempt + 1);
    };
    return <PageTimedOut onRetry={retry} />;
  }
  return Object.assign(Page, {
    preload: async () => {
      await asked();
    },
  });
}
