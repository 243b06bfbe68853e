import type { Address, TokenId } from '@amswap/values';

/** Tokens with bad manners, for tests; the member holds them. */
export interface BadTokens {
  readonly noReturn: Address;
  readonly feeOnTransfer: Address;
  readonly approveFromZero: Address;
  readonly revertingSymbol: Address;
  readonly markupSymbol: Address;
}

/** Where everything of the world is deployed. */
export interface WorldContracts {
  readonly tokens: Readonly<Record<TokenId, Address>>;
  readonly nativeCoin: Address;
  readonly registry: Address;
  readonly machineLedger: Address;
  readonly main: Address;
  readonly mainSecondary: Address;
  readonly tokenSwap: Address;
  readonly swapFactory: Address;
  readonly swapRouter: Address;
  /** The router's pair of ACB and USDT. */
  readonly acbPair: Address;
  readonly multicall: Address;
  readonly badTokens: BadTokens;
}
