import {
  hashrateMainArtifact,
  pairFactoryArtifact,
  pairRouterArtifact,
  tokenSwapArtifact,
} from '@amswap/contracts/bytecode';
import { swapFactory as factoryCodec } from '@amswap/contracts/codec';
import { type Address, checksumAddress, type TokenId } from '@amswap/values';
import type { WorldAccounts } from '../accounts.ts';
import type { ChainDriver } from '../driver/ChainDriver.ts';
import { creationCode, ownerCall } from '../driver/creationCode.ts';
import type { Move } from '../driver/MoveSigner.ts';
import { liquidityMoves } from '../seed/liquidity.ts';
import type { WorldContracts } from '../WorldContracts.ts';

type Swaps = Pick<WorldContracts, 'tokenSwap' | 'swapFactory' | 'swapRouter' | 'acbPair'>;
type Before = Pick<WorldContracts, 'tokens' | 'nativeCoin' | 'main' | 'mainSecondary'>;

/**
 * Deploys the token swap and connects both mains with it, and the router with the pair of ACB and USDT, which its
 * first deposit makes.
 */
export async function deploySwaps(
  driver: ChainDriver,
  accounts: WorldAccounts,
  before: Before,
): Promise<Swaps> {
  const tokenSwap = await deployTokenSwap(driver, accounts, before);
  const { deployer } = accounts;
  const deploy = (code: ReturnType<typeof creationCode>) => driver.deployAt(driver.time + 1n, deployer, code);
  const swapFactory = await deploy(creationCode(pairFactoryArtifact, []));
  const swapRouter = await deploy(creationCode(pairRouterArtifact, [swapFactory, before.nativeCoin]));
  await driver.mineAt(driver.time + 1n, liquidityMoves(accounts, before.tokens, swapRouter, driver.time));
  const acbPair = await pairOf(driver, swapFactory, before.tokens);
  return { tokenSwap, swapFactory, swapRouter, acbPair };
}

async function deployTokenSwap(
  driver: ChainDriver,
  { deployer, treasury }: WorldAccounts,
  { tokens, main, mainSecondary }: Before,
): Promise<Address> {
  const wiring = {
    mv: tokens.MV,
    acb: tokens.ACB,
    x: tokens.X,
    wxb: tokens.WXB,
    stableCoin: tokens.USDT,
    treasury: treasury.address,
    // Reward balance of the older main is spent first.
    mains: [mainSecondary, main],
  };
  const creation = creationCode(tokenSwapArtifact, [wiring]);
  const tokenSwap = await driver.deployAt(driver.time + 1n, deployer, creation);
  const connection = ownerCall(hashrateMainArtifact, 'connectTokenSwap', [tokenSwap]);
  const moves: Move[] = [mainSecondary, main].map((to) => ({ from: deployer, to, data: connection }));
  await driver.mineAt(driver.time + 1n, moves);
  return tokenSwap;
}

async function pairOf(
  driver: ChainDriver,
  factory: Address,
  { ACB, USDT }: Readonly<Record<TokenId, Address>>,
): Promise<Address> {
  const answer = await driver.call(factory, factoryCodec.encodeGetPair(ACB, USDT));
  return checksumAddress(factoryCodec.decodeGetPair(answer));
}
