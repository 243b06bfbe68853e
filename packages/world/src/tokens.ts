import type { PayTokenId, TokenId } from '@amswap/values';

/** A token of the world as it is deployed. Nobody but the seed knows these figures: the app reads the chain. */
export interface TokenFigures {
  readonly name: string;
  readonly decimals: number;
  /** Whole tokens that are ever made. */
  readonly supply: bigint;
}

/** Decimals differ on purpose: an app that assumes eighteen is wrong at once. */
export const tokenFigures: Readonly<Record<TokenId, TokenFigures>> = {
  ACB: { name: 'AM Coin Base', decimals: 18, supply: 100_000_000n },
  MV: { name: 'MV', decimals: 18, supply: 50_000_000n },
  X: { name: 'X', decimals: 18, supply: 20_000_000n },
  USDT: { name: 'Test USD', decimals: 18, supply: 500_000_000n },
  WXB: { name: 'WXB', decimals: 8, supply: 21_000_000n },
  LBT: { name: 'LBT', decimals: 6, supply: 1_000_000_000n },
  FTB: { name: 'FTB', decimals: 18, supply: 1_000_000_000n },
};

/** How hashrate is paid with a token. */
export interface PayFigures {
  readonly step: bigint;
  readonly lowest: bigint;
  /** Hundredths of a whole token for one unit of power. */
  readonly priceInHundredths: bigint;
}

/** The reference deployment's terms. */
export const payFigures: Readonly<Record<PayTokenId, PayFigures>> = {
  X: { step: 20n, lowest: 40n, priceInHundredths: 40n },
  USDT: { step: 20n, lowest: 40n, priceInHundredths: 100n },
  ACB: { step: 20n, lowest: 40n, priceInHundredths: 200n },
  WXB: { step: 100n, lowest: 100n, priceInHundredths: 5n },
  FTB: { step: 100n, lowest: 100n, priceInHundredths: 500n },
  LBT: { step: 100n, lowest: 100n, priceInHundredths: 800n },
};

/** Base units of whole tokens. */
export function baseUnits(token: TokenId, whole: bigint): bigint {
  return whole * 10n ** BigInt(tokenFigures[token].decimals);
}

/** Base units of the pay token for one unit of power. */
export function priceOf(token: PayTokenId): bigint {
  return baseUnits(token, payFigures[token].priceInHundredths) / 100n;
}
