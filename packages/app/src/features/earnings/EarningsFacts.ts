import type {
  AcbSpot,
  ClaimTimes,
  ExchangeTerms,
  MainName,
  Obligations,
  Revenue,
  RevenueByKind,
  RouterAnswer,
  TokenMetadata,
} from '@amswap/chain';
import type { Fact } from '@amswap/values';
import type { Figure } from '../../boot/chainAtoms.ts';

/** What the network takes for claiming everything, as far as it is known. */
export interface FeeFacts {
  /** Wei; undefined until a node has said its price. */
  readonly wei: bigint | undefined;
  /** The same in ACB by the router, where it has a pair for the chain's own currency. */
  readonly inAcb: Figure<RouterAnswer>;
}

/** What an account earned. */
export interface OwnEarnings {
  /** With the block that it is of: from there it is counted on. */
  readonly revenue: Figure<Fact<Revenue>>;
  readonly claimTimes: Figure<ClaimTimes>;
  /** Base units of ACB. */
  readonly reward: Figure<bigint>;
  /** What moving the reward balance to the wallet costs. */
  readonly exchange: Figure<ExchangeTerms>;
  /** The oldest day first. */
  readonly byDay: Figure<readonly RevenueByKind[]>;
  readonly fee: FeeFacts;
}

/** Everything that the page of earnings shows. */
export interface EarningsFacts {
  /** Undefined without an account. */
  readonly own: OwnEarnings | undefined;
  readonly acb: Figure<TokenMetadata>;
  readonly usdt: Figure<TokenMetadata>;
  readonly spot: Figure<AcbSpot>;
  readonly obligations: Readonly<Record<MainName, Figure<Obligations>>>;
  /** Days since the epoch of the oldest day of `byDay`. */
  readonly firstDay: bigint;
  readonly native: { readonly symbol: string; readonly decimals: number };
}
