import type { Hex } from '@amswap/values';
import type { WorldAccount } from '../../src/accounts.ts';
import { RandomTurns } from '../../src/activity/randomTurns.ts';
import type { Move } from '../../src/driver/MoveSigner.ts';
import type { World } from '../../src/index.ts';

/** What an action is made from: the world, chance, and the time of the block it is meant for. */
export interface Chance {
  readonly world: World;
  readonly turns: RandomTurns;
  readonly time: bigint;
  /** Accounts that act: members, a stranger, and the one that may spend reward balances. */
  readonly actors: readonly WorldAccount[];
  readonly spender: WorldAccount;
}

/** Makes one random move. */
export type Action = (chance: Chance) => Move;

const COIN = 10n ** 18n;

export const anyone = ({ turns, actors }: Chance): WorldAccount => turns.oneOf(actors);

/** A main contract, mostly the one of today. */
export const anyMain = ({ world, turns }: Chance): Hex =>
  turns.below(4) === 0 ? world.contracts.mainSecondary : world.contracts.main;

/** Zero, one base unit, a few thousand coins, or more than anybody has. */
export const anyAmount = ({ turns }: Chance): bigint =>
  turns.oneOf([0n, 1n, BigInt(1 + turns.below(5_000)) * COIN, 10n ** 30n]);

export const anyToken = ({ world, turns }: Chance): Hex =>
  turns.oneOf([...Object.values(world.contracts.tokens), ...Object.values(world.contracts.badTokens)]);
