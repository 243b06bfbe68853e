import type { SpenderName, TokenMetadata } from '@amswap/chain';
import type { Address, TokenId } from '@amswap/values';
import type { Figure } from '../../boot/chainAtoms.ts';

/** One token and what each spender may take of it; all of one block. */
export interface TokenAuthorisationFacts {
  readonly token: TokenId;
  readonly metadata: Figure<TokenMetadata>;
  /** Base units. */
  readonly allowances: Readonly<Record<SpenderName, Figure<bigint>>>;
}

/** What the chain says of the account's authorisations. */
export interface AuthorisationFacts {
  readonly spenders: Readonly<Record<SpenderName, Address>>;
  readonly tokens: readonly TokenAuthorisationFacts[];
}
