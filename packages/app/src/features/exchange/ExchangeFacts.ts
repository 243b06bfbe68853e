import type { ExchangeId, ExchangeTerms, SwapObligations, TokenMetadata } from '@amswap/chain';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { TradeFacts } from './TradeFacts.ts';

/** Everything a fixed-rate exchange shows and decides by; what is of the chain is all of one block. */
export interface ExchangeFacts {
  readonly exchange: ExchangeId;
  readonly trade: TradeFacts;
  readonly terms: Figure<ExchangeTerms>;
  readonly pays: Figure<TokenMetadata>;
  readonly gets: Figure<TokenMetadata>;
  /** What the account has of what comes out, base units. Undefined without an account. */
  readonly getsBalance: Figure<bigint> | undefined;
  /** Base units of ACB. Undefined without an account, and where the exchange does not touch it. */
  readonly reward: Figure<bigint> | undefined;
  /** What the exchange contract has of what comes out; undefined where that is not of its stock. */
  readonly books: Figure<SwapObligations> | undefined;
}
