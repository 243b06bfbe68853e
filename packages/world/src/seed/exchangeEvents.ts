import { erc20, tokenSwap } from '@amswap/contracts/codec';
import type { TokenId } from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { DAY, HOUR, MINUTE } from '../timeline.ts';
import { baseUnits } from '../tokens.ts';
import { giftMove } from './saleEvents.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';
import { accountOf } from './synthesisEvents.ts';
import type { Somebody } from './synthesisTable.ts';

const DEADLINE_AFTER = 600n;

/** One exchange at a fixed rate; ACB to ACB is reward balance to ACB. */
interface ExchangeRow {
  readonly daysBefore: bigint;
  readonly who: Somebody;
  readonly from: 'MV' | 'WXB' | 'ACB';
  readonly to: 'X' | 'ACB';
  /** Whole tokens. */
  readonly amount: bigint;
}

const exchanges: readonly ExchangeRow[] = [
  { daysBefore: 9n, who: 10, from: 'MV', to: 'X', amount: 140n },
  { daysBefore: 7n, who: 'referrer', from: 'ACB', to: 'ACB', amount: 60n },
  { daysBefore: 6n, who: 'member', from: 'WXB', to: 'X', amount: 15n },
  { daysBefore: 5n, who: 'founder', from: 'MV', to: 'ACB', amount: 20n },
  { daysBefore: 3n, who: 24, from: 'WXB', to: 'X', amount: 4n },
  { daysBefore: 1n, who: 'member', from: 'MV', to: 'X', amount: 90n },
  { daysBefore: 1n, who: 'referrer', from: 'ACB', to: 'ACB', amount: 25n },
];

/** What was exchanged at fixed rates over the last ten days, each at twenty past eleven in the evening. */
export function exchangeEvents(scene: Scene): SeedEvent[] {
  return exchanges.map(({ daysBefore, who, from, to, amount }, i) => {
    const time = scene.timeline.startTime - daysBefore * DAY + 23n * HOUR + BigInt(20 + i) * MINUTE;
    const account = accountOf(scene, who);
    const units = baseUnits(from, amount);
    const gift = from === 'ACB' ? [] : [giftMove(scene, account, from, units)];
    return { time, moves: [...gift, ...exchangeMoves(scene, account, from, to, units, time)] };
  });
}

/** Authorise exactly, where a token is paid, and exchange. */
export function exchangeMoves(
  { contracts }: Pick<Scene, 'contracts'>,
  account: WorldAccount,
  from: TokenId,
  to: TokenId,
  amount: bigint,
  time: bigint,
): Move[] {
  const { tokens, tokenSwap: swap } = contracts;
  const deadline = time + DEADLINE_AFTER;
  const exchange = tokenSwap.encodeExchange(tokens[from], tokens[to], amount, 0n, deadline);
  const approval: Move = {
    from: account,
    to: tokens[from],
    data: erc20.encodeApprove(swap, amount),
    gas: 200_000n,
  };
  return [...(from === to ? [] : [approval]), { from: account, to: swap, data: exchange }];
}
