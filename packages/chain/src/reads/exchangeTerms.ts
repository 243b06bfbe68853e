import { tokenSwap } from '@amswap/contracts/codec';
import { type Address, type BasisPoints, type Rate, type TokenId, zeroAddress } from '@amswap/values';
import { readOf } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

/**
 * The exchanges at a fixed rate, and what each takes and gives. `rewardToAcb` takes the reward balance, which the contract
 * names as ACB for ACB; `mvToAcb` takes MV and releases reward balance.
 */
export const exchangePairs = {
  mvToX: { from: 'MV', to: 'X' },
  wxbToX: { from: 'WXB', to: 'X' },
  mvToAcb: { from: 'MV', to: 'ACB' },
  rewardToAcb: { from: 'ACB', to: 'ACB' },
} as const satisfies Record<string, { readonly from: TokenId; readonly to: TokenId }>;

export type ExchangeId = keyof typeof exchangePairs;

/** What limits the most that can be exchanged, in the order of the contract. */
const bounds = ['balance', 'stock', 'rewardBalance'] as const;
export type ExchangeBound = (typeof bounds)[number];

/** What an exchange at a fixed rate has to keep to, for one account now. */
export interface ExchangeTerms {
  readonly enabled: boolean;
  /** Base units out for base units in, before the fee. */
  readonly rate: Rate;
  /** Of what comes out, rounded up. */
  readonly fee: BasisPoints;
  /** Most that can be exchanged now, base units of what goes in. */
  readonly maxIn: bigint;
  /** What that gives after the fee, base units of what comes out. */
  readonly maxOut: bigint;
  /** What bounds it. */
  readonly bound: ExchangeBound;
}

/** Addresses that an exchange is told by. */
export function exchangeAddresses(deployment: Contracts, exchange: ExchangeId): readonly [Address, Address] {
  const { from, to } = exchangePairs[exchange];
  return [tokenAddress(deployment, from), tokenAddress(deployment, to)];
}

/**
 * Terms of an exchange; without an account it is bounded by the contract's stock alone. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`.
 */
export function exchangeTerms(
  deployment: Contracts,
  exchange: ExchangeId,
  account: Address | undefined,
): Read<ExchangeTerms> {
  const [from, to] = exchangeAddresses(deployment, exchange);
  const data = tokenSwap.encodeExchangeTerms(from, to, account ?? zeroAddress);
  return readOf(deployment.contracts.tokenSwap, data, (answer) => {
    const raw = tokenSwap.decodeExchangeTerms(answer);
    return {
      enabled: raw.enabled,
      rate: { numerator: raw.rateNumerator, denominator: raw.rateDenominator },
      fee: Number(raw.feeBps),
      maxIn: raw.maxAmountIn,
      maxOut: raw.maxAmountOut,
      bound: bounds[raw.bound] ?? 'stock',
    };
  });
}
