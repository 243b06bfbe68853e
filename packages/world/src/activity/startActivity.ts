import { erc20, hashrateMain } from '@amswap/contracts/codec';
import {
  anvilChainId,
  type Clock,
  type Eip1193Provider,
  type Hex,
  payTokenIds,
  tourChainId,
} from '@amswap/values';
import type { World } from '../deployWorld.ts';
import { type Move, MoveSigner } from '../driver/MoveSigner.ts';
import { synthesisMoves } from '../seed/synthesisEvents.ts';
import { payFigures, priceOf } from '../tokens.ts';
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
/** One act in so many is a claim. */
const CLAIM_ONE_IN = 4;
const GAS_PRICE = 3_000_000_000n;

/**
 * Keeps the world moving: members of the crowd synthesise and claim. On local chains only.
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

async function nextMoves(provider: Eip1193Provider, world: World, turns: RandomTurns): Promise<Move[]> {
  const { accounts, contracts } = world;
  const from = turns.oneOf(accounts.crowd);
  if (turns.below(CLAIM_ONE_IN) === 0) {
    return [{ from, to: contracts.main, data: hashrateMain.encodeClaim(ALL_KINDS) }];
  }
  const pay = turns.oneOf(payTokenIds);
  const power = payFigures[pay].lowest + payFigures[pay].step * BigInt(turns.below(MOST_STEPS));
  const gift = erc20.encodeTransfer(from.address, power * priceOf(pay));
  return [
    { from: accounts.deployer, to: contracts.tokens[pay], data: gift, gas: 200_000n },
    ...synthesisMoves(world, from, 'main', pay, power, await chainTime(provider)),
  ];
}

async function chainTime(provider: Eip1193Provider): Promise<bigint> {
  const block = await provider.request({ method: 'eth_getBlockByNumber', params: ['pending', false] });
  return BigInt((block as { timestamp: Hex }).timestamp);
}
