import type { Deployment } from '../deployment/Deployment.ts';
import { ChainError, isChainError } from '../errors/ChainError.ts';
import type { Read } from '../reads/Read.ts';
import { aggregateOf, type OpenedAggregate } from './aggregate.ts';
import type { Transport } from './Transport.ts';

/** Which blocks are believed. */
export interface BlockBounds {
  /** The newest block seen. */
  readonly newest: bigint;
  /** Block of an own receipt that answers have to reach; 0 when none is waited for. */
  readonly atLeast: bigint;
}

/** A node this many blocks behind the newest seen is not believed. About five seconds on BNB Chain. */
const lagBlocks = 12n;

/**
 * Asks one aggregate and believes only an answer of the right chain that is recent enough; with several nodes the next one
 * is asked instead. Rejects with `rpc.wrongChain`, `rpc.lagging`, `rpc.badAnswer`, or as the transport does.
 */
export async function askAggregate(
  reads: readonly Read<unknown>[],
  transport: Transport,
  { chainId: wantedChainId, contracts }: Pick<Deployment, 'chainId' | 'contracts'>,
  { newest, atLeast }: BlockBounds,
): Promise<OpenedAggregate> {
  const aggregate = aggregateOf(reads, contracts.multicall);
  const openAndJudge = (answer: unknown): OpenedAggregate => {
    const opened = aggregate.open(answer);
    const { chainId = wantedChainId, block } = opened;
    if (chainId !== wantedChainId) throw new ChainError('rpc.wrongChain', { chainId, wantedChainId });
    if (block < atLeast || block + lagBlocks < newest) throw new ChainError('rpc.lagging');
    return opened;
  };
  const judged = new Map<unknown, OpenedAggregate>();
  const answer = await transport(aggregate.request, (candidate) => {
    try {
      judged.set(candidate, openAndJudge(candidate));
      return undefined;
    } catch (thrown) {
      return isChainError(thrown) ? thrown : new ChainError('rpc.badAnswer');
    }
  });
  // Chains in the page do not know of judges; their answer is judged here.
  return judged.get(answer) ?? openAndJudge(answer);
}
