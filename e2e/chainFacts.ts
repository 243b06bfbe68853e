import { hashrateMainAbi, tokenAbi } from '@amswap/contracts/abi';
import { type Address, checksumAddress, type TokenId, tokenIds } from '@amswap/values';
import type { WorldContracts } from '@amswap/world';
import { BaseError, ContractFunctionRevertedError, createPublicClient, http } from 'viem';

/** The lucky pool and the day's pool, in base units of ACB and unix seconds. */
export interface PoolFacts {
  readonly lucky: bigint;
  readonly deadline: bigint;
  readonly lastInput: string;
  readonly maxPower: bigint;
  readonly leaderPower: bigint;
  readonly burned: bigint;
}

/** Who an account belongs to. */
export interface RelationFacts {
  readonly referrer: Address;
  readonly settler: Address;
}

/** The least that one synthesis takes. */
export interface LeastSynthesis {
  readonly power: bigint;
  /** In base units of the token, of which `decimals` digits stand behind the point. */
  readonly payment: bigint;
  readonly decimals: number;
}

/** What one account earned in both mains: machine, dynamic, preaching first to third; base units of ACB. */
export interface RevenueFacts {
  readonly waiting: readonly bigint[];
  readonly received: readonly bigint[];
  readonly reward: bigint;
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
  machines(account: Address): Promise<bigint>;
  /** The least synthesis paid in a token: its power, and its payment in base units. */
  leastSynthesis(token: TokenId): Promise<LeastSynthesis>;
  relations(account: Address): Promise<RelationFacts>;
  revenue(account: Address): Promise<RevenueFacts>;
  /** Why today's main refuses a claim of everything now; empty where it takes one. */
  claimRefusal(account: Address): Promise<string>;
  blockNumber(): Promise<bigint>;
}

/** Reads the world's contracts at a node. */
export function createChainFacts(url: string, contracts: WorldContracts): ChainFacts {
  const node = createPublicClient({ transport: http(url), cacheTime: 0 });
  const main = { address: contracts.main, abi: hashrateMainAbi } as const;
  const secondary = { address: contracts.mainSecondary, abi: hashrateMainAbi } as const;
  const token = (id: TokenId) => ({ address: contracts.tokens[id], abi: tokenAbi }) as const;
  return {
    async pools() {
      const [lucky, max, burned, burnedBefore] = await Promise.all([
        node.readContract({ ...main, functionName: 'luckyPool' }),
        node.readContract({ ...main, functionName: 'maxPowerPool' }),
        node.readContract({ ...main, functionName: 'totalBurned' }),
        node.readContract({ ...secondary, functionName: 'totalBurned' }),
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
      const read = tokenIds.map(async (id) => {
        const balance = await node.readContract({ ...token(id), functionName: 'balanceOf', args: [account] });
        return [id, balance] as const;
      });
      return Object.fromEntries(await Promise.all(read)) as Record<TokenId, bigint>;
    },
    allowance: (id, account) =>
      node.readContract({ ...token(id), functionName: 'allowance', args: [account, contracts.main] }),
    async power(account) {
      const members = await Promise.all(
        [main, secondary].map((each) =>
          node.readContract({ ...each, functionName: 'memberOf', args: [account] }),
        ),
      );
      return members.reduce((sum, member) => sum + member.activePower, 0n);
    },
    async machines(account) {
      const args = [account, 0n, 1n] as const;
      const [, total] = await node.readContract({ ...main, functionName: 'machinesOf', args });
      return total;
    },
    async leastSynthesis(id) {
      const { address } = token(id);
      const terms = await node.readContract({ ...main, functionName: 'synthesisTerms', args: [address] });
      const quote = [address, terms.lowestPower] as const;
      const payment = await node.readContract({ ...main, functionName: 'quoteSynthesis', args: quote });
      const decimals = await node.readContract({ ...token(id), functionName: 'decimals' });
      return { power: terms.lowestPower, payment, decimals };
    },
    async relations(account) {
      const member = await node.readContract({ ...main, functionName: 'memberOf', args: [account] });
      return { referrer: checksumAddress(member.referrer), settler: checksumAddress(member.settler) };
    },
    async revenue(account) {
      const read = [main, secondary].map(async (each) => ({
        revenue: await node.readContract({ ...each, functionName: 'revenueOf', args: [account] }),
        reward: await node.readContract({ ...each, functionName: 'rewardBalanceOf', args: [account] }),
      }));
      const mains = await Promise.all(read);
      const sums = (of: 'waiting' | 'received'): readonly bigint[] =>
        [0, 1, 2, 3, 4].map((kind) => mains.reduce((sum, each) => sum + (each.revenue[of][kind] ?? 0n), 0n));
      return {
        waiting: sums('waiting'),
        received: sums('received'),
        reward: mains.reduce((sum, each) => sum + each.reward, 0n),
      };
    },
    async claimRefusal(account) {
      try {
        await node.simulateContract({ ...main, functionName: 'claim', args: [31], account });
        return '';
      } catch (thrown) {
        const reverted =
          thrown instanceof BaseError && thrown.walk((each) => each instanceof ContractFunctionRevertedError);
        if (reverted instanceof ContractFunctionRevertedError) return reverted.data?.errorName ?? 'unnamed';
        throw thrown;
      }
    },
    blockNumber: () => node.getBlockNumber(),
  };
}
