import type { MachinesPage, Member, NativeCurrency, SynthesisTerms, TokenMetadata } from '@amswap/chain';
import type { Address, PayTokenId } from '@amswap/values';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { ReferrerFacts } from '../people/index.ts';

/** What the chain says of the account, as far as a synthesis is concerned. */
export interface PayerFacts {
  /** Base units of the pay token. */
  readonly balance: Figure<bigint>;
  /** Base units of the pay token that the main contract may take. */
  readonly allowance: Figure<bigint>;
  /** Wei of the chain's own currency, for fees. */
  readonly native: Figure<bigint>;
  readonly member: Figure<Member>;
  /** The newest machines of both main contracts. */
  readonly machines: Figure<MachinesPage>;
}

/** How the wallet stands to this page. `unlinked`: it has lost its own connection to the chain. */
export type WalletStanding = 'none' | 'busy' | 'wrongChain' | 'unlinked' | 'ready';

/** What of a synthesis is on its way from this page: a step of it, or another write that has to end first. */
export type UnderWay = 'nothing' | 'reset' | 'authorise' | 'act' | 'other';

/** Everything the page shows and decides by; what is of the chain is all of one block. */
export interface SynthesisFacts {
  readonly token: PayTokenId;
  /** What stands in the power field, as typed. */
  readonly text: string;
  readonly terms: Figure<SynthesisTerms>;
  readonly metadata: Figure<TokenMetadata>;
  readonly acb: Figure<TokenMetadata>;
  readonly wallet: WalletStanding;
  /** Whether a page of another origin frames this one. */
  readonly framed: boolean;
  readonly underWay: UnderWay;
  /** Undefined without an account. */
  readonly payer: PayerFacts | undefined;
  readonly referrer: ReferrerFacts;
  /** Wei for a unit of gas. */
  readonly gasPrice: bigint | undefined;
  readonly native: NativeCurrency;
  /** The contract that takes the payment. */
  readonly spender: Address;
}
