import { accountIn, member, type NamedWorld } from '@amswap/testing';
import type { PayTokenId } from '@amswap/values';

const unit = 10n ** 18n;

/** The member may take nothing of a token yet, and holds plenty of it. */
export const holds =
  (token: PayTokenId, whole: bigint, authorised = 0n) =>
  ({ state }: NamedWorld): void => {
    const account = accountIn(state, member);
    account.balances[token] = whole * unit;
    account.allowances[token] = { main: authorised * unit };
  };
