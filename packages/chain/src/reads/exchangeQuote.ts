import { tokenSwap } from '@amswap/contracts/codec';
import { readOf } from './answer.ts';
import { exchangeAddresses, type ExchangeId } from './exchangeTerms.ts';
import type { Contracts } from './mains.ts';
import type { Read } from './Read.ts';

/** What an exchange gives. Base units of what comes out. */
export interface ExchangeQuote {
  /** After the fee. */
  readonly amountOut: bigint;
  readonly fee: bigint;
}

/**
 * What `amountIn` (base units) gives at the contract's rate. Errors when read: `rpc.*`,
 * `deployment.codeDiffers`, `contract.ExchangeNotEnabled` where there is no rate, `contract.FigureTooLarge` beyond what the
 * contract counts.
 */
export function exchangeQuote(
  deployment: Contracts,
  exchange: ExchangeId,
  amountIn: bigint,
): Read<ExchangeQuote> {
  const data = tokenSwap.encodeQuoteExchange(...exchangeAddresses(deployment, exchange), amountIn);
  return readOf(deployment.contracts.tokenSwap, data, tokenSwap.decodeQuoteExchange);
}
