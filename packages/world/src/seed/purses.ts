import { erc20 } from '@amswap/contracts/codec';
import { type TokenId, tokenIds } from '@amswap/values';
import type { WorldRole } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { MINUTE } from '../timeline.ts';
import { baseUnits } from '../tokens.ts';
import { giftMove } from './saleEvents.ts';
import type { Scene } from './SeedEvent.ts';

type Purse = Readonly<Record<TokenId, bigint>>;

/** Whole tokens with which the tour's accounts begin. */
const purses: Readonly<Record<'member' | 'referrer' | 'buyer', Purse>> = {
  member: { ACB: 12_840n, MV: 6_200n, X: 2_460n, USDT: 8_915n, WXB: 1_254n, LBT: 20_000n, FTB: 15_300n },
  referrer: { ACB: 5_000n, MV: 900n, X: 310n, USDT: 2_400n, WXB: 85n, LBT: 4_000n, FTB: 2_750n },
  buyer: { ACB: 1_500n, MV: 0n, X: 600n, USDT: 50_000n, WXB: 300n, LBT: 9_600n, FTB: 6_000n },
};

/** A minute before the opening the deployer brings each purse up to its figure, whatever the history left in it. */
export async function fillPurses(driver: ChainDriver, scene: Scene): Promise<void> {
  const owners = Object.keys(purses) as (keyof typeof purses & WorldRole)[];
  const moves: Move[] = [];
  for (const owner of owners) {
    for (const id of tokenIds) {
      const missing = baseUnits(id, purses[owner][id]) - (await balanceOf(driver, scene, owner, id));
      if (missing < 0n)
        throw new RangeError(`The history leaves the ${owner} more ${id} than its purse holds`);
      if (missing > 0n) moves.push(giftMove(scene, scene.accounts[owner], id, missing));
    }
  }
  await driver.mineAt(scene.timeline.opening - MINUTE, moves);
}

async function balanceOf(driver: ChainDriver, scene: Scene, owner: WorldRole, id: TokenId): Promise<bigint> {
  const ask = erc20.encodeBalanceOf(scene.accounts[owner].address);
  return erc20.decodeBalanceOf(await driver.call(scene.contracts.tokens[id], ask));
}
