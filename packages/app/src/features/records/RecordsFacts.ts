import type { Machine, TokenMetadata } from '@amswap/chain';
import type { Address, TokenId } from '@amswap/values';
import type { Figure } from '../../boot/chainAtoms.ts';

/** The machines read so far, and how it goes on. */
export interface ReadMachines {
  /** Newest first, both contracts in one list, each machine once. */
  readonly rows: readonly Machine[];
  /** How many there are in all; undefined before the first answer. */
  readonly total: bigint | undefined;
  /** `reading`: the next page is on its way; `more`: there is one to ask for; `failed`: it could not be had. */
  readonly next: 'reading' | 'more' | 'end' | 'failed';
}

/** Everything that the list of records shows. */
export interface RecordsFacts {
  /** Undefined without an account. */
  readonly account: Address | undefined;
  /** Whether a wallet is being asked for its account. */
  readonly connecting: boolean;
  readonly machines: ReadMachines;
  readonly tokens: Readonly<Record<TokenId, Figure<TokenMetadata>>>;
}
