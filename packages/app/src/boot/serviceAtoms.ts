import { type Atom, atom, createStore } from 'jotai';
import { unwrap } from 'jotai/utils';
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

/** The session: token, account, mm. */
export const sessionAtom = serviceAtom(
  ({ session }) => session.read(),
  ({ session }, changed) => session.follow(changed),
);

/** The chain that the page works on, or why there is none. */
export const chainStateAtom = serviceAtom(
  ({ chain }) => chain.read(),
  ({ chain }, changed) => chain.follow(changed),
);

/**
 * An atom that stands in a chunk of its own, with `before` in its place until that chunk is here. So the entry draws a screen
 * whose facts, and the code that reads them, come behind the first paint.
 */
export function atomInChunk<File, Value>(
  load: () => Promise<File>,
  pick: (file: File) => Atom<Value>,
  before: Value,
): Atom<Value> {
  const file = unwrap(atom(load));
  return atom((get) => {
    const loaded = get(file);
    return loaded === undefined ? before : get(pick(loaded));
  });
}
