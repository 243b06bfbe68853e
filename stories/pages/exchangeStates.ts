import { accountIn, member, type NamedWorld } from '@amswap/testing';
import type { TokenId } from '@amswap/values';

const unit = 10n ** 18n;

/** What the exchange contract may take of a token from the member, and how much of it the member has. */
export const mayTake =
  (token: TokenId, whole: bigint, authorised = 0n, spender: 'tokenSwap' | 'swapRouter' = 'tokenSwap') =>
  ({ state }: NamedWorld): void => {
    const account = accountIn(state, member);
    account.balances[token] = whole * unit;
    account.allowances[token] = { [spender]: authorised * unit };
  };
