import { hashrateMain, tokenSwap } from '@amswap/contracts/codec';
import {
  anvilChainId,
  type Clock,
  type Eip1193Provider,
  type Hex,
  payTokenIds,
  tourChainId,
} from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import type { World } from '../deployWorld.ts';
import { type Move, MoveSigner } from '../driver/MoveSigner.ts';
import { exchangeMoves } from '../seed/exchangeEvents.ts';
import { giftMove, listingMoves, purchaseMoves } from '../seed/saleEvents.ts';
import { synthesisMoves } from '../seed/synthesisEvents.ts';
import { baseUnits, payFigures, priceOf } from '../tokens.ts';
import { RandomTurns } from './randomTurns.ts';

export interface ActivityOptions {
  readonly clock: Clock;
  /** Time between two acts, milliseconds. */
  readonly everyMs: number;
  /** The same seed gives the same acts. */
  readonly seed: number;
  /** Told when the chain refuses an act; the activity goes on. */
  onFailure(error: unknown): void;
}

/** Activity that goes on until it is stopped. */
export interface Activity {
  /** Makes one act now. */
  act(): Promise<void>;
  stop(): void;
}

const MOST_STEPS = 12;
const ALL_KINDS = 0b11111;
/** Whole MV of a listing and of a purchase. */
const LEAST_MV = 10n;
const MOST_MV = 90;
const ROWS_LOOKED_AT = 20n;
/** As the contract numbers the states of a sale. */
const ON_SALE = 0;
const GAS_PRICE = 3_000_000_000n;

/**
 * Keeps the world moving: members of the crowd synthesise, claim, list, take out, buy and
 * exchange. On local chains only.
 * Throws a RangeError on any other chain.
 */
export function startActivity(provider: Eip1193Provider, world: World, options: ActivityOptions): Activity {
  if (![anvilChainId, tourChainId].includes(Number(world.chainId))) {
    throw new RangeError(`There is no activity on chain ${world.chainId}: it is for local chains`);
  }
  const signer = new MoveSigner(provider, world.chainId);
  const turns = new RandomTurns(options.seed);
  const act = async () => {
    signer.forgetNonces();
    for (const move of await nextMoves(provider, world, turns)) await signer.send(move, GAS_PRICE);
  };
  let acting = false;
  const stop = options.clock.every(options.everyMs, () => {
    if (acting) return;
    acting = true;
    void act()
      .catch(options.onFailure)
      .finally(() => {
        acting = false;
      });
  });
  return { act, stop };
}

type Act = (asked: {
  readonly provider: Eip1193Provider;
  readonly world: World;
  readonly turns: RandomTurns;
  readonly from: WorldAccount;
  /** Time of the block to come, unix seconds. */
  readonly time: bigint;
}) => readonly Move[] | Promise<readonly Move[]>;

const synthesise: Act = ({ world, turns, from, time }) => {
  const pay = turns.oneOf(payTokenIds);
  const power = payFigures[pay].lowest + payFigures[pay].step * BigInt(turns.below(MOST_STEPS));
  return [
    giftMove(world, from, pay, power * priceOf(pay)),
    ...synthesisMoves(world, from, 'main', pay, power, time),
  ];
};

const claim: Act = ({ world, from }) => [
  { from, to: world.contracts.main, data: hashrateMain.encodeClaim(ALL_KINDS) },
];

const list: Act = ({ world, turns, from }) =>
  listingMoves(world, from, baseUnits('MV', LEAST_MV + BigInt(turns.below(MOST_MV))));

const buy: Act = ({ world, turns, from, time }) =>
  purchaseMoves(world, from, baseUnits('MV', LEAST_MV + BigInt(turns.below(MOST_MV))), time);

const exchange: Act = ({ world, turns, from, time }) => {
  const token = turns.oneOf(['MV', 'WXB'] as const);
  const amount = baseUnits(token, 1n + BigInt(turns.below(MOST_STEPS)));
  return [giftMove(world, from, token, amount), ...exchangeMoves(world, from, token, 'X', amount, time)];
};

/** The newest of the member's rows that is on sale; nothing where there is none. */
const takeOut: Act = async ({ provider, world, from }) => {
  const { tokenSwap: swap } = world.contracts;
  const ask = { to: swap, data: tokenSwap.encodeSalesOf(from.address, 0n, ROWS_LOOKED_AT) };
  const answer = (await provider.request({ method: 'eth_call', params: [ask, 'latest'] })) as Hex;
  const row = tokenSwap.decodeSalesOf(answer).page.find(({ state }) => state === ON_SALE);
  return row === undefined ? [] : [{ from, to: swap, data: tokenSwap.encodeTakeOut(row.saleId) }];
};

/** Syntheses are half of what happens: they are what the product is about. */
const acts: readonly Act[] = [
  synthesise,
  synthesise,
  synthesise,
  synthesise,
  synthesise,
  claim,
  list,
  buy,
  exchange,
  takeOut,
];

async function nextMoves(
  provider: Eip1193Provider,
  world: World,
  turns: RandomTurns,
): Promise<readonly Move[]> {
  const from = turns.oneOf(world.accounts.crowd);
  return turns.oneOf(acts)({ provider, world, turns, from, time: await chainTime(provider) });
}

async function chainTime(provider: Eip1193Provider): Promise<bigint> {
  const block = await provider.request({ method: 'eth_getBlockByNumber', params: ['pending', false] });
  return BigInt((block as { timestamp: Hex }).timestamp);
}
