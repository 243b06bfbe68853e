import { erc20, tokenSwap } from '@amswap/contracts/codec';
import type { TokenId } from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { DAY, HOUR } from '../timeline.ts';
import { baseUnits } from '../tokens.ts';
import { listings, purchases, takeOuts } from './saleTable.ts';
import type { Scene, SeedEvent } from './SeedEvent.ts';
import { accountOf } from './synthesisEvents.ts';

const DEADLINE_AFTER = 600n;
/** One whole MV costs half a USDT. */
const PRICE_DENOMINATOR = 2n;
/** The sale happens on the half hour, so that it shares no block with anything else. */
const HALF_HOUR = HOUR / 2n;

/** What was listed, bought and taken out over the last ten days. */
export function saleEvents(scene: Scene): SeedEvent[] {
  return [
    ...listings.map(({ who, mv, ...at }) =>
      event(scene, at, () => listingMoves(scene, accountOf(scene, who), baseUnits('MV', mv))),
    ),
    ...purchases.map(({ who, mv, ...at }) =>
      event(scene, at, (time) => purchaseMoves(scene, accountOf(scene, who), baseUnits('MV', mv), time)),
    ),
    ...takeOuts.map(({ saleId, ...at }) => event(scene, at, () => [takeOutMove(scene, saleId)])),
  ];
}

function event(
  { timeline }: Scene,
  { daysBefore, hour }: { readonly daysBefore: bigint; readonly hour: bigint },
  movesAt: (time: bigint) => Move[],
): SeedEvent {
  const time = timeline.startTime - daysBefore * DAY + hour * HOUR + HALF_HOUR;
  return { time, moves: movesAt(time) };
}

/** The deployer's gift of `amount` base units to somebody, for what it does next. */
export function giftMove(
  { accounts, contracts }: Pick<Scene, 'accounts' | 'contracts'>,
  to: WorldAccount,
  token: TokenId,
  amount: bigint,
): Move {
  const data = erc20.encodeTransfer(to.address, amount);
  return { from: accounts.deployer, to: contracts.tokens[token], data, gas: 200_000n };
}

/** A gift of MV, its authorisation and its listing. */
export function listingMoves(
  scene: Pick<Scene, 'accounts' | 'contracts'>,
  from: WorldAccount,
  amount: bigint,
): Move[] {
  const { tokens, tokenSwap: swap } = scene.contracts;
  return [
    giftMove(scene, from, 'MV', amount),
    { from, to: tokens.MV, data: erc20.encodeApprove(swap, amount), gas: 200_000n },
    { from, to: swap, data: tokenSwap.encodeListForSale(amount) },
  ];
}

/** A gift of USDT, its authorisation and a purchase that is filled whole. */
export function purchaseMoves(
  scene: Pick<Scene, 'accounts' | 'contracts'>,
  from: WorldAccount,
  amount: bigint,
  time: bigint,
): Move[] {
  const { tokens, tokenSwap: swap } = scene.contracts;
  const payment = amount / PRICE_DENOMINATOR;
  return [
    giftMove(scene, from, 'USDT', payment),
    { from, to: tokens.USDT, data: erc20.encodeApprove(swap, payment), gas: 200_000n },
    { from, to: swap, data: tokenSwap.encodeBuyMv(amount, amount, payment, time + DEADLINE_AFTER) },
  ];
}

function takeOutMove(scene: Scene, saleId: bigint): Move {
  const row = listings[Number(saleId) - 1];
  if (row === undefined) throw new RangeError(`The sale has no row ${saleId}`);
  const from = accountOf(scene, row.who);
  return { from, to: scene.contracts.tokenSwap, data: tokenSwap.encodeTakeOut(saleId) };
}
