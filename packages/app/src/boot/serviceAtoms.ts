import { atom, createStore } from 'jotai';
import type { AppServices } from './AppServices.ts';

const givenServices = atom<AppServices | undefined>(undefined);

/** The services of this page. @throws Error outside a store that `createAppStore` made. */
export const servicesAtom = atom((get): AppServices => {
  const services = get(givenServices);
  if (services === undefined) throw new Error('this store was made without services');
  return services;
});

/** A store with its services: one for the page, a fresh one for each story and test. */
export function createAppStore(services: AppServices) {
  const store = createStore();
  store.set(givenServices, services);
  return store;
}

/**
 * A fact that a service keeps, as an atom: read synchronously from the first render on, followed while something shows it.
 *
 * @param read takes the value out of the services
 * @param follow subscribes to its changes and returns a function that stops it
 */
export function serviceAtom<Value>(
  read: (services: AppServices) => Value,
  follow: (services: AppServices, changed: () => void) => () => void,
) {
  const turn = atom(0);
  const followed = atom(
    (get) => get(turn),
    (get, set) => {
      const changed = (): void => set(turn, (n) => n + 1);
      // What changed while nothing showed it.
      changed();
      return follow(get(servicesAtom), changed);
    },
  );
  followed.onMount = (start) => start();
  return atom((get) => {
    get(followed);
    return read(get(servicesAtom));
  });
}

/** Whether the chain is as the config says. */
export const checkStateAtom = serviceAtom(
  ({ check }) => check.read(),
  ({ check }, changed) => check.follow(changed),
);

/** Whether a newer release of the app waits on this device. */
export const newVersionWaitsAtom = serviceAtom(
  ({ newVersion }) => newVersion.waits(),
  ({ newVersion }, changed) => newVersion.follow(changed),
);

/** The locale that is shown, on its way, or failed to come. */
export const localeStateAtom = serviceAtom(
  ({ locale }) => locale.state(),
  ({ locale }, changed) => locale.follow(changed),
);

/** What the reader chose as theme. */
export const themeChoiceAtom = serviceAtom(
  ({ theme }) => theme.choice(),
  ({ theme }, changed) => theme.follow(changed),
);

/** The chain that the page works on, or why there is none. */
export const chainStateAtom = serviceAtom(
  ({ chain }) => chain.read(),
  ({ chain }, changed) => chain.follow(changed),
);
