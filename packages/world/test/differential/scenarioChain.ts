import { hashrateMainArtifact } from '@amswap/contracts/bytecode';
import { erc20 } from '@amswap/contracts/codec';
import mainLayout from '@amswap/contracts/layout/HashrateMain.json' with { type: 'json' };
import { type Eip1193Provider, type Hex, payTokenIds, tokenIds } from '@amswap/values';
import { accountDeriver, type WorldAccount } from '../../src/accounts.ts';
import { ChainDriver } from '../../src/driver/ChainDriver.ts';
import { ownerCall } from '../../src/driver/creationCode.ts';
import type { Move } from '../../src/driver/MoveSigner.ts';
import { baseUnits, deployWorld, type World } from '../../src/index.ts';
import { word } from '../../src/scale/storage.ts';

/** One of the two chains that are held against each other, with the world and what random scenarios need. */
export class ScenarioChain {
  readonly world: World;
  readonly actors: readonly WorldAccount[];
  readonly spender: WorldAccount;
  readonly driver: ChainDriver;
  #snapshot: unknown;

  private constructor(world: World, driver: ChainDriver) {
    const { member, referrer, buyer, founder, crowd } = world.accounts;
    this.world = world;
    this.driver = driver;
    this.actors = [member, referrer, buyer, founder, ...crowd.slice(0, 5)];
    this.spender = accountDeriver()(9);
  }

  static async start(provider: Eip1193Provider, startTime: bigint): Promise<ScenarioChain> {
    const world = await deployWorld(provider, { startTime });
    const chain = new ScenarioChain(world, await ChainDriver.start(provider));
    await chain.#prepare();
    chain.#snapshot = await chain.driver.request('evm_snapshot');
    return chain;
  }

  /** Goes back to how the chain was after the start. */
  async rewind(): Promise<void> {
    await this.driver.request('evm_revert', [this.#snapshot]);
    // A snapshot serves once.
    this.#snapshot = await this.driver.request('evm_snapshot');
    await this.driver.resume();
  }

  /** What a call of the move answers now: its result, or what it reverts with. */
  async dryRun({ from, to, data, value, gas }: Move): Promise<string> {
    const call = {
      from: from.address,
      ...(to === undefined ? {} : { to }),
      data,
      value: `0x${(value ?? 0n).toString(16)}`,
      gas: `0x${(gas ?? 5_000_000n).toString(16)}`,
    };
    try {
      return `gives ${await this.driver.request('eth_call', [call, 'latest'])}`;
    } catch (error) {
      const { data: reason } = error as { data?: unknown };
      // Out of gas comes with empty data or with none, as nodes please.
      return `reverts ${typeof reason === 'string' && reason !== '0x' ? reason : ''}`;
    }
  }

  /** Tokens and authorisations for everybody, terms for tokens with bad manners, one who may spend rewards. */
  async #prepare(): Promise<void> {
    const { driver, world, actors, spender } = this;
    const { deployer, member } = world.accounts;
    const { main, tokenSwap, swapRouter, tokens, badTokens } = world.contracts;
    for (const { address } of [...actors, spender]) {
      await driver.request('anvil_setBalance', [address, `0x${(10n ** 20n).toString(16)}`]);
    }
    const gifts: Move[] = actors.flatMap((actor) => [
      ...tokenIds.map((id) => transfer(deployer, tokens[id], actor, baseUnits(id, 5_000n))),
      ...Object.values(badTokens).map((token) => transfer(member, token, actor, baseUnits('ACB', 5_000n))),
    ]);
    const approvals = actors.flatMap((from) =>
      [...payTokenIds.map((id) => tokens[id]), badTokens.feeOnTransfer, badTokens.noReturn].map((to) => ({
        from,
        to,
        data: erc20.encodeApprove(main, 3_000n * 10n ** 18n),
        gas: 100_000n,
      })),
    );
    const sales = actors.flatMap((from) =>
      [tokens.MV, tokens.USDT, tokens.X, tokens.WXB].map((to) => allow(from, to, tokenSwap)),
    );
    const trades = actors.flatMap((from) =>
      [tokens.USDT, tokens.ACB, tokens.X].map((to) => allow(from, to, swapRouter)),
    );
    await driver.mineAt(driver.time + 1n, gifts);
    await driver.mineAt(driver.time + 1n, [...approvals, ...sales, ...trades, ...this.#ownersMoves(main)]);
    // The older main obeys the token swap; that of today an account, so that any amounts can be spent.
    const slot = mainLayout.find((entry) => entry.label === 'tokenSwap')?.slot ?? '';
    await driver.request('anvil_setStorageAt', [main, word(BigInt(slot)), word(BigInt(spender.address))]);
  }

  #ownersMoves(main: Hex): Move[] {
    const from = this.world.accounts.deployer;
    const { feeOnTransfer, noReturn, approveFromZero } = this.world.contracts.badTokens;
    const terms = [feeOnTransfer, noReturn, approveFromZero].map((token) =>
      ownerCall(hashrateMainArtifact, 'setTerms', [token, true, 20n, 40n, 10n ** 17n]),
    );
    return terms.map((data) => ({ from, to: main, data }));
  }
}

function transfer(from: WorldAccount, token: Hex, { address }: WorldAccount, amount: bigint): Move {
  return { from, to: token, data: erc20.encodeTransfer(address, amount), gas: 150_000n };
}

function allow(from: WorldAccount, to: Hex, spender: Hex): Move {
  return { from, to, data: erc20.encodeApprove(spender, 3_000n * 10n ** 18n), gas: 100_000n };
}
