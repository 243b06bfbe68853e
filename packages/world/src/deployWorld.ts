import type { Eip1193Provider } from '@amswap/values';
import { type WorldAccounts, worldAccounts } from './accounts.ts';
import { deployMains } from './deploy/deployMains.ts';
import { placeMulticall } from './deploy/deployMulticall.ts';
import { deploySwaps } from './deploy/deploySwaps.ts';
import { deployBadTokens, deployNativeCoin, deployTokens } from './deploy/deployTokens.ts';
import { ChainDriver } from './driver/ChainDriver.ts';
import { scaleWorld } from './scale/scaleWorld.ts';
import { claimEvents } from './seed/claimEvents.ts';
import { exchangeEvents } from './seed/exchangeEvents.ts';
import { giveFees, settleFees } from './seed/fees.ts';
import { fundingEvents } from './seed/fundingEvents.ts';
import { tradeEvents } from './seed/liquidity.ts';
import { crowdSize, memberEvents } from './seed/memberEvents.ts';
import { fillPurses } from './seed/purses.ts';
import { saleEvents } from './seed/saleEvents.ts';
import { playEvents, type Scene } from './seed/SeedEvent.ts';
import { synthesisEvents } from './seed/synthesisEvents.ts';
import { latestGenesis, type Timeline, timelineOf } from './timeline.ts';
import type { WorldContracts } from './WorldContracts.ts';

export interface WorldOptions {
  /** 00:00 UTC of the world's day, unix seconds. The world is a function of it. */
  readonly startTime: bigint;
  /** Rows that the sale queue and the member's team have beyond the history's; none unless given. */
  readonly scale?: number | undefined;
}

/** The world as it stands on a chain. */
export interface World {
  readonly chainId: bigint;
  readonly contracts: WorldContracts;
  readonly accounts: WorldAccounts;
  readonly timeline: Timeline;
}

/**
 * Deploys the product on a fresh local chain and plays its history, up to the world's opening.
 *
 * The chain needs the development methods `evm_setAutomine`, `evm_mine`, `evm_setNextBlockTimestamp`,
 * `anvil_setCode` and `anvil_setBalance`, and a first block not later than `latestGenesis(startTime)`;
 * for a scale also `anvil_loadState` or `simchain_setStorage`.
 * Throws a RangeError if it is later, and `MoveFailed` if a contract refuses a part of the history.
 *
 * @example
 * const world = await deployWorld(provider, { startTime: 1_764_201_600n });
 * world.contracts.main; // where synthesis goes
 */
export async function deployWorld(provider: Eip1193Provider, options: WorldOptions): Promise<World> {
  const { startTime, scale = 0 } = options;
  const timeline = timelineOf(startTime);
  const driver = await ChainDriver.start(provider);
  try {
    if (driver.time > latestGenesis(startTime)) {
      throw new RangeError(
        'The chain is too young for the world: its first block must be older than the history',
      );
    }
    const accounts = worldAccounts(crowdSize);
    await giveFees(driver, accounts);
    await driver.mineAt(timeline.deployedAt, []);
    const contracts = await deployContracts(driver, accounts);
    await playHistory(driver, { accounts, contracts, timeline });
    await scaleWorld(provider, { accounts, contracts }, { rows: scale, time: driver.time });
    await driver.mineAt(timeline.opening, []);
    return { chainId: driver.chainId, contracts, accounts, timeline };
  } finally {
    await driver.release();
  }
}

async function deployContracts(driver: ChainDriver, accounts: WorldAccounts): Promise<WorldContracts> {
  const multicall = await placeMulticall(driver);
  const tokens = await deployTokens(driver, accounts.deployer);
  const nativeCoin = await deployNativeCoin(driver, accounts.deployer);
  const mains = await deployMains(driver, accounts, tokens);
  const badTokens = await deployBadTokens(driver, accounts.deployer, accounts.member.address);
  const swaps = await deploySwaps(driver, accounts, { tokens, nativeCoin, ...mains });
  return { tokens, nativeCoin, ...mains, ...swaps, multicall, badTokens };
}

/** One line for each subject of the history. */
async function playHistory(driver: ChainDriver, scene: Scene): Promise<void> {
  await playEvents(driver, [
    ...fundingEvents(scene),
    ...memberEvents(scene),
    ...synthesisEvents(scene),
    ...claimEvents(scene),
    ...saleEvents(scene),
    ...exchangeEvents(scene),
    ...tradeEvents(scene),
  ]);
  await fillPurses(driver, scene);
  await settleFees(driver, scene.accounts);
}
