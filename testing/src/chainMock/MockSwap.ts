import type { ExchangeId } from '@amswap/chain';
import type { Address } from '@amswap/values';

/** One exchange at a fixed rate. */
export interface MockExchange {
  enabled: boolean;
  /** Base units out for base units in, before the fee. */
  rateNumerator: bigint;
  rateDenominator: bigint;
  feeBps: bigint;
}

/** One order of the MV sale. Amounts are base units. */
export interface MockSale {
  owner: Address;
  deposit: bigint;
  /** MV neither sold nor taken out. */
  remaining: bigint;
  proceeds: bigint;
  /** Unix seconds. */
  listedAt: bigint;
  takenOut: boolean;
}

/** What the exchange contract and the router hold. */
export interface MockSwap {
  exchanges: Record<ExchangeId, MockExchange>;
  /** X that exchanges can give out. */
  stock: bigint;
  /** Base units of USDT for one whole MV. */
  mvPrice: bigint;
  minimumListing: bigint;
  rowsPerPurchase: bigint;
  /** Every order ever made; its place is its id, the first is 1. */
  sales: MockSale[];
  /** Kept proceeds by address in lower case, base units of USDT. */
  keptProceeds: Map<string, bigint>;
  /** Reserves of the router's pair of ACB and USDT; undefined: there is no pair. */
  pair: { acb: bigint; usdt: bigint } | undefined;
  /** Base units of ACB for one whole coin of the chain, by way of USDT; undefined: the router has no pair for it. */
  nativeInAcb: bigint | undefined;
}

const unit = 10n ** 18n;

/** An exchange contract with the reference deployment's terms, an empty queue, no stock and no pair. */
export const emptySwap = (): MockSwap => ({
  exchanges: {
    mvToX: { enabled: true, rateNumerator: 1n, rateDenominator: 2n, feeBps: 30n },
    wxbToX: { enabled: true, rateNumerator: 8n, rateDenominator: 1n, feeBps: 30n },
    mvToAcb: { enabled: true, rateNumerator: 10n, rateDenominator: 1n, feeBps: 0n },
    rewardToAcb: { enabled: true, rateNumerator: 1n, rateDenominator: 1n, feeBps: 1_000n },
  },
  stock: 0n,
  mvPrice: unit / 2n,
  minimumListing: 10n * unit,
  rowsPerPurchase: 50n,
  sales: [],
  keptProceeds: new Map(),
  pair: undefined,
  nativeInAcb: undefined,
});
