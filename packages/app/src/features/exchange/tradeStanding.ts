import { isUnlimited } from '@amswap/chain';
import type { Authorisation, ShownAmount } from '@amswap/ui';
import { type Figure, valueOf } from '../../boot/chainAtoms.ts';
import type { TradeFacts } from './TradeFacts.ts';
import type { TradeStage } from './TradeStage.ts';

/**
 * What is in the way before anything about an amount matters; undefined where nothing is.
 *
 * @param terms figures without which nothing can be said at all
 */
export function standingOf(facts: TradeFacts, terms: readonly Figure<unknown>[]): TradeStage | undefined {
  const { framed, underWay, wallet } = facts;
  if (framed) return { kind: 'framed' };
  if (underWay !== 'nothing') return { kind: 'underWay' };
  if (terms.some(({ kind }) => kind === 'missing')) return { kind: 'unanswered' };
  if (terms.some(({ kind }) => kind === 'loading')) return { kind: 'loading' };
  switch (wallet) {
    case 'none':
      return { kind: 'noWallet' };
    case 'busy':
      return { kind: 'connecting' };
    case 'wrongChain':
      return { kind: 'wrongNetwork' };
    case 'unlinked':
      return { kind: 'unlinked' };
    case 'ready':
      return undefined;
  }
}

/** The same for the account's own figures. */
export function ownStanding({ trader }: TradeFacts): TradeStage | undefined {
  if (trader === undefined) return { kind: 'loading' };
  const own = [trader.balance, trader.allowance, trader.native];
  if (own.some(({ kind }) => kind === 'missing')) return { kind: 'unanswered' };
  return own.some(({ kind }) => kind === 'loading') ? { kind: 'loading' } : undefined;
}

/** Who has less of the chain's own currency than a trade costs can't make it; while no price is known, who has none of it. */
export function feeObstacle(
  { trader, native }: TradeFacts,
  fee: ShownAmount | undefined,
): TradeStage | undefined {
  const held = trader && valueOf(trader.native);
  if (held === undefined || held >= (fee?.value ?? 1n)) return undefined;
  return { kind: 'blocked', obstacle: { of: 'fee', symbol: native.symbol } };
}

/** The last step: authorise what is needed, or act. `needed` is base units of `token`. */
export function actStage(
  { trader }: TradeFacts,
  needed: bigint,
  token: Omit<ShownAmount, 'value'>,
): TradeStage {
  const allowance = trader && valueOf(trader.allowance);
  if (allowance === undefined) return { kind: 'loading' };
  return allowance < needed
    ? { kind: 'authorise', allowed: { ...token, value: allowance } }
    : { kind: 'act' };
}

/** What the authorise form says at a stage. `token`: undefined where the trade takes nothing from the wallet. */
export function authorisationOf(
  stage: TradeStage,
  { underWay, trader }: TradeFacts,
  token: Omit<ShownAmount, 'value'> | undefined,
): Authorisation {
  if (underWay === 'reset' || underWay === 'authorise') return { kind: 'authorising', step: underWay };
  if (stage.kind === 'authorise')
    return stage.allowed.value === 0n ? { kind: 'none' } : { kind: 'short', allowed: stage.allowed };
  const allowance = trader && valueOf(trader.allowance);
  if (stage.kind !== 'act' || allowance === undefined || token === undefined)
    return { kind: 'nothingNeeded' };
  return isUnlimited(allowance)
    ? { kind: 'unlimited' }
    : { kind: 'authorised', allowed: { ...token, value: allowance } };
}
