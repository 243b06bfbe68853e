import { erc20 } from '@amswap/contracts/codec';
import type { TokenId } from '@amswap/values';
import { foreignText } from '../errors/foreignText.ts';
import { returned } from './answer.ts';
import type { Contracts } from './mains.ts';
import type { Call, CallAnswer, Read } from './Read.ts';
import { tokenAddress } from './tokenAddress.ts';

export interface TokenMetadata {
  /** The token's own symbol: foreign text, cleaned and cut; the product's name for it where the contract has none. */
  readonly symbol: string;
  /** Digits behind the point of its base units. Never assumed. */
  readonly decimals: number;
}

const longestSymbol = 12;

/**
 * Symbol and decimals of a token. Freshness: static. A token without a readable symbol still has its decimals. Errors
 * when read: `rpc.*`, `deployment.codeDiffers`, `contract.*` where the token tells no decimals.
 */
export function tokenMetadata(deployment: Contracts, token: TokenId): Read<TokenMetadata> {
  const to = tokenAddress(deployment, token);
  const symbolCall: Call = { to, data: erc20.encodeSymbol() };
  const decimalsCall: Call = { to, data: erc20.encodeDecimals() };
  return {
    key: `tokenMetadata:${to}`,
    calls: [symbolCall, decimalsCall],
    decode: ([symbol, decimals]) => ({
      symbol: readableSymbol(symbol) ?? token,
      decimals: erc20.decodeDecimals(returned(decimalsCall, decimals)),
    }),
  };
}

/** Some tokens revert on `symbol`, or answer with 32 bytes instead of text. */
function readableSymbol(answer: CallAnswer | undefined): string | undefined {
  if (!answer?.ok) return undefined;
  try {
    const { text } = foreignText(erc20.decodeSymbol(answer.data));
    return text === '' ? undefined : [...text].slice(0, longestSymbol).join('');
  } catch {
    return undefined;
  }
}
