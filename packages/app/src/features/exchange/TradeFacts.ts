import type { NativeCurrency } from '@amswap/chain';
import type { Figure } from '../../boot/chainAtoms.ts';
import type { UnderWay, WalletStanding } from './TradeStage.ts';

/** What every trade decides by beside its own terms. */
export interface TradeFacts {
  /** What stands in the field, as typed. */
  readonly text: string;
  readonly wallet: WalletStanding;
  /** Whether a page of another origin frames this one. */
  readonly framed: boolean;
  readonly underWay: UnderWay;
  readonly native: NativeCurrency;
  /** Wei for a unit of gas; undefined while it is not known, or nothing is chosen that would cost one. */
  readonly gasPrice: bigint | undefined;
  /** Undefined without an account. */
  readonly trader: TraderFacts | undefined;
}

/** What the chain says of the account; base units. */
export interface TraderFacts {
  /** Of the token that goes in. */
  readonly balance: Figure<bigint>;
  /** Of the token that goes in, to the spender of this trade. */
  readonly allowance: Figure<bigint>;
  /** Wei of the chain's own currency, for fees. */
  readonly native: Figure<bigint>;
}
