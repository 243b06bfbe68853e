import type { Address, Clock, Hex } from '@amswap/values';
import type { AccountsStore } from './AccountsStore.ts';
import type { PasswordHasher } from './PasswordHasher.ts';

/** Asks a chain whether a contract wallet takes a signature. Bounded in gas, time and size by whoever makes it. */
export type ContractCall = (call: { readonly to: Address; readonly data: Hex }) => Promise<Hex>;

/** A private key that bindings may be sealed for. */
export interface BindingKey {
  /** As `keyIdOf` names the public half. */
  readonly id: string;
  readonly privateKey: CryptoKey;
}

/** What an operator sets. Durations in milliseconds. */
export interface ServiceRules {
  /** Origins of the pages that may use the service, as browsers write them. */
  readonly origins: readonly string[];
  readonly chainIds: readonly number[];
  /** Whom to ask about a lost password. */
  readonly contact: string;
  readonly nonceMs: number;
  readonly sessionMs: number;
  /** Wrong tries at one account from one network within a window. */
  readonly tries: number;
  readonly tryWindowMs: number;
  /** Passwords that are checked at once, and those that may wait. */
  readonly passwordsAtOnce: number;
  readonly passwordsWaiting: number;
}

export const usualRules = {
  nonceMs: 5 * 60_000,
  sessionMs: 30 * 60_000,
  tries: 5,
  tryWindowMs: 15 * 60_000,
  passwordsAtOnce: 2,
  passwordsWaiting: 100,
} as const satisfies Partial<ServiceRules>;

/** What the service is made over. */
export interface ServiceParts {
  readonly store: AccountsStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly hasher: PasswordHasher;
  readonly rules: ServiceRules;
  /** Keys that bindings may be sealed for: the present one, and those before it while old pages are about. */
  readonly keys: readonly BindingKey[];
  /** By chain id; a chain without one knows no contract wallets. */
  readonly contractCalls: ReadonlyMap<number, ContractCall>;
}

/** Who asks. */
export interface Caller {
  /** As the browser says it; undefined where it says none, as for reading from one's own origin. */
  readonly origin: string | undefined;
  /** The network that a client's tries are counted by. */
  readonly network: string;
  /** Bearer token, unchecked. */
  readonly token: string | undefined;
}
