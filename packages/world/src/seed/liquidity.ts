import { pairRouterArtifact } from '@amswap/contracts/bytecode';
import { erc20, swapRouter as routerCodec } from '@amswap/contracts/codec';
import type { Address, TokenId } from '@amswap/values';
import type { WorldAccount, WorldAccounts } from '../accounts.ts';
import { ownerCall } from '../driver/creationCode.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { DAY, HOUR } from '../timeline.ts';
import { baseUnits } from '../tokens.ts';
import { crowdMember } from './memberEvents.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';

/** Whole tokens in the pair at first: half a USDT an ACB, as synthesis prices the two. */
const DEPOSIT = { ACB: 1_000_000n, USDT: 500_000n } as const;
const DEADLINE_AFTER = 600n;

/** What some of the crowd paid for ACB in the last days, so that the pair's price has moved. */
const trades = [
  { who: 13, daysBefore: 8n, hour: 12n, usdt: 320n },
  { who: 22, daysBefore: 5n, hour: 21n, usdt: 75n },
  { who: 35, daysBefore: 1n, hour: 14n, usdt: 610n },
] as const;

/** The deployer's deposit of both tokens, which makes the pair. `time` is the block before, unix seconds. */
export function liquidityMoves(
  { deployer }: WorldAccounts,
  { ACB, USDT }: Readonly<Record<TokenId, Address>>,
  router: Address,
  time: bigint,
): Move[] {
  const [acb, usdt] = [baseUnits('ACB', DEPOSIT.ACB), baseUnits('USDT', DEPOSIT.USDT)];
  const deposit = [ACB, USDT, acb, usdt, acb, usdt, deployer.address, time + DEADLINE_AFTER];
  return [
    { from: deployer, to: ACB, data: erc20.encodeApprove(router, acb) },
    { from: deployer, to: USDT, data: erc20.encodeApprove(router, usdt) },
    {
      from: deployer,
      to: router,
      data: ownerCall(pairRouterArtifact, 'addLiquidity', deposit),
      gas: 4_000_000n,
    },
  ];
}

/** Purchases of ACB through the router; each buyer is given what it pays, and keeps the ACB. */
export function tradeEvents(scene: Scene): SeedEvent[] {
  return trades.map(({ who, daysBefore, hour, usdt }) => {
    const time = scene.timeline.startTime - daysBefore * DAY + hour * HOUR;
    const from = crowdMember(scene.accounts.crowd, who);
    const amount = baseUnits('USDT', usdt);
    const gift: Move = {
      from: scene.accounts.deployer,
      to: scene.contracts.tokens.USDT,
      data: erc20.encodeTransfer(from.address, amount),
      gas: 200_000n,
    };
    return { time, moves: [gift, ...tradeMoves(scene, from, amount, time)] };
  });
}

/** Authorise exactly, then buy ACB with `amount` of USDT at whatever the pair's price is. */
export function tradeMoves(
  { contracts }: Pick<Scene, 'contracts'>,
  from: WorldAccount,
  amount: bigint,
  time: bigint,
): Move[] {
  const { tokens, swapRouter } = contracts;
  const path = [tokens.USDT, tokens.ACB];
  const deadline = time + DEADLINE_AFTER;
  return [
    { from, to: tokens.USDT, data: erc20.encodeApprove(swapRouter, amount), gas: 200_000n },
    {
      from,
      to: swapRouter,
      data: routerCodec.encodeSwapExactTokensForTokens(amount, 0n, path, from.address, deadline),
    },
  ];
}
