import { hashrateMainAbi, tokenAbi } from '@amswap/contracts/abi';
import { type Address, type TokenId, tokenIds } from '@amswap/values';
import type { WorldContracts } from '@amswap/world';
import { Contract, JsonRpcProvider } from 'ethers';

/** The lucky pool and the day's pool, in base units of ACB and unix seconds. */
export interface PoolFacts {
  readonly lucky: bigint;
  readonly deadline: bigint;
  readonly lastInput: string;
  readonly maxPower: bigint;
  readonly leaderPower: bigint;
  readonly burned: bigint;
}

/** What a test holds a screen against: read from the node by another library and other code than the product's. */
export interface ChainFacts {
  pools(): Promise<PoolFacts>;
  /** Base units of each token. */
  balances(account: Address): Promise<Readonly<Record<TokenId, bigint>>>;
  /** Base units that main may take. */
  allowance(token: TokenId, account: Address): Promise<bigint>;
  /** Power of the account's machines that still run, in both mains. */
  power(account: Address): Promise<bigint>;
  /** How many machines the account ever made in today's main. */
  machines(account: Address): Promise<number>;
  blockNumber(): Promise<number>;
}

/** Reads the world's contracts at a node. */
export function createChainFacts(url: string, contracts: WorldContracts): ChainFacts {
  const node = new JsonRpcProvider(url, undefined, {
    staticNetwork: true,
    batchMaxCount: 1,
    cacheTimeout: -1,
  });
  const main = new Contract(contracts.main, hashrateMainAbi, node);
  const secondary = new Contract(contracts.mainSecondary, hashrateMainAbi, node);
  const token = (id: TokenId) => new Contract(contracts.tokens[id], tokenAbi, node);
  const ask = (contract: Contract, name: string, ...args: readonly unknown[]) =>
    contract.getFunction(name).staticCall(...args);
  return {
    async pools() {
      const [lucky, max, burned, burnedBefore] = await Promise.all([
        ask(main, 'luckyPool'),
        ask(main, 'maxPowerPool'),
        ask(main, 'totalBurned'),
        ask(secondary, 'totalBurned'),
      ]);
      return {
        lucky: lucky.balance,
        deadline: lucky.deadline,
        lastInput: lucky.lastInput,
        maxPower: max.balance,
        leaderPower: max.power,
        burned: burned + burnedBefore,
      };
    },
    async balances(account) {
      const read = tokenIds.map(async (id) => [id, await ask(token(id), 'balanceOf', account)] as const);
      return Object.fromEntries(await Promise.all(read)) as Record<TokenId, bigint>;
    },
    allowance: (id, account) => ask(token(id), 'allowance', account, contracts.main),
    async power(account) {
      const members = await Promise.all([main, secondary].map((each) => ask(each, 'memberOf', account)));
      return members.reduce((sum, member) => sum + member.activePower, 0n);
    },
    machines: async (account) => Number((await ask(main, 'machinesOf', account, 0, 1)).total),
    blockNumber: () => node.getBlockNumber(),
  };
}
