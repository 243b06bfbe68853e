import type { AccountsStore } from '../../src/service/AccountsStore.ts';

/** Every method that changes something: an exhaustive table, so that a new write has its fault points. */
const writes = {
  putNonce: true,
  takeNonce: true,
  putSession: true,
  session: false,
  removeSession: true,
  createAccount: true,
  account: false,
  setPassword: true,
  setDisabled: true,
  listAccounts: false,
  bind: true,
  binding: false,
  unbind: true,
  countTry: true,
  releaseTry: true,
  clearTries: true,
  sweep: true,
  ping: false,
  close: false,
} as const satisfies Readonly<Record<keyof AccountsStore, boolean>>;

type Method = keyof typeof writes;
const methods = Object.keys(writes) as readonly Method[];

/** Before and after each write. */
export const faultPoints = methods
  .filter((method) => writes[method])
  .flatMap((method) => [`before_${method}`, `after_${method}`]);

/** The store, with `end` called where it comes to a point for the first time. */
export function withFault(store: AccountsStore, point: string, end: () => void): AccountsStore {
  const reach = (here: string): void => {
    if (here === point) end();
  };
  const faulty = methods.map((method) => {
    const run = store[method] as (...args: unknown[]) => Promise<unknown>;
    const wrapped = async (...args: unknown[]): Promise<unknown> => {
      reach(`before_${method}`);
      const outcome = await run(...args);
      reach(`after_${method}`);
      return outcome;
    };
    return [method, wrapped] as const;
  });
  return Object.fromEntries(faulty) as unknown as AccountsStore;
}
