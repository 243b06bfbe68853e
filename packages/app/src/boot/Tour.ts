import type { Transport } from '@amswap/chain';
import type { WalletDiscovery } from '@amswap/chain/wallet';
import type { Address, Hex } from '@amswap/values';

/** Who one can be in the tour. */
export const tourRoles = ['member', 'referrer', 'buyer'] as const;
export type TourRole = (typeof tourRoles)[number];

/** The steps of the way round, in their order. */
export const tourStepIds = ['connect', 'synthesise', 'record', 'wait', 'become'] as const;
export type TourStepId = (typeof tourStepIds)[number];

/** What the tour's wallet asks its user. */
export type TourRequest =
  | { readonly kind: 'connect' }
  | {
      readonly kind: 'transaction';
      /** Undefined where a contract is created. */
      readonly to: Address | undefined;
      readonly data: Hex;
      /** Wei sent along. */
      readonly value: bigint;
      /** Highest fee in wei; undefined where the chain could not estimate it. */
      readonly fee: bigint | undefined;
    }
  | { readonly kind: 'message'; readonly text: string };

/** What is known of the tour now. A new object at every change. */
export interface TourState {
  readonly role: TourRole;
  readonly account: Address;
  /** What waits for an answer; undefined while nothing does. */
  readonly request: TourRequest | undefined;
  /** How long the chain lasts: on this device, or in memory because that was not possible. */
  readonly keeping: 'disk' | 'memory';
  /** `crashed`: the chain's worker is gone, nothing is answered until the page is opened again. */
  readonly chain: 'running' | 'changing' | 'crashed';
  /** Seconds that were skipped since this page was opened. */
  readonly skipped: bigint;
  /** How often the chain began anew since this page was opened: what was known of it before is void. */
  readonly era: number;
  /** Steps of the way round that were done on this chain. */
  readonly done: readonly TourStepId[];
  /** Hash of the transaction whose receipt is shown; undefined while none is. */
  readonly receipt: Hex | undefined;
}

/** How far the tour's time can be moved. */
export type TourSkip = 'tenMinutes' | 'midnight';

/** The accounts service inside this page, with the one account that it knows. */
export interface TourService {
  /** Stands in for `fetch`: nothing leaves the page. */
  readonly send: (request: Request) => Promise<Response>;
  /** What a binding is sealed for: SPKI, base64. */
  readonly publicKey: string;
  readonly demoAccount: { readonly name: string; readonly password: string };
  /** Forgets who is bound and signed in. */
  readonly reset: () => Promise<void>;
}

/** The guest tour: a chain inside the page with a wallet of its own. Everything on it is a simulation. */
export interface Tour {
  /** Just the tour's own wallet: what a wallet session is made over, in place of the browser's wallets. */
  readonly wallets: WalletDiscovery;
  /** Asks the tour's chain. Rejects with a `ChainError`. */
  readonly request: Transport;
  readonly accounts: Readonly<Record<TourRole, Address>>;
  /** Whether a deployment stands beside the page, to which one can return. */
  readonly returnable: boolean;
  read(): TourState;
  /** Told at every change. Returns a function that stops it. */
  follow(changed: () => void): () => void;
  /** Makes another account the wallet's. A request that waits is refused. */
  become(role: TourRole): void;
  /** Answers what waits. */
  answer(approved: boolean): void;
  /** Moves the chain's time on. Rejects with a `ChainError`. */
  skip(by: TourSkip): Promise<void>;
  /** Notes that a step of the way round was done. */
  note(step: TourStepId): void;
  /** Back to the first state of the chain, for every tab: nobody is connected and the journals of this chain are empty. */
  startOver(): Promise<void>;
  /** The tour's accounts service, whose code comes when it is first asked for. Rejects where it cannot run in this page. */
  openService(): Promise<TourService>;
  /** Shows the receipt of a transaction, in place of an explorer; undefined closes it. */
  showReceipt(hash: Hex | undefined): void;
}
