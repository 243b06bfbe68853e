import type { Deployment } from '@amswap/chain';
import type { Clock } from '@amswap/values';
import type { RequestHandler } from 'msw';
import { createHttpFace, type HttpFace } from '../node/httpFace.ts';
import { nodeHandlers } from '../node/nodeHandlers.ts';
import { createTestNode, type TestNode } from '../node/testNode.ts';
import type { ChainMockState } from './ChainMockState.ts';
import { createMockContracts } from './mockContracts.ts';
import { testDeployment } from './testDeployment.ts';

export interface ChainMockOptions {
  readonly state: ChainMockState;
  readonly clock: Clock;
  /** Timestamp of the first block, unix seconds; the clock's own time unless said. */
  readonly time?: bigint;
  readonly deployment?: Deployment;
  /** Mines a block every so many milliseconds; without it the chain stands until a transaction is sent. */
  readonly mineEveryMs?: number;
}

/** The product's chain out of one typed object: change `state`, and the next read shows it. */
export interface ChainMock {
  state: ChainMockState;
  readonly deployment: Deployment;
  readonly node: TestNode;
  /** HTTP in front of the node, with switches for slow, failing and half answers. */
  readonly http: HttpFace;
  /** Functions that revert although everything else answers: half an answer. */
  readonly failingReads: Set<string>;
  /** MSW handlers for all nodes of the deployment. */
  readonly handlers: readonly RequestHandler[];
  stop(): void;
}

/** Makes a mocked chain. Transactions are mined at once unless the node's behaviour says otherwise. */
export function createChainMock(options: ChainMockOptions): ChainMock {
  const {
    clock,
    deployment = testDeployment,
    time = BigInt(Math.floor(clock.now() / 1000)),
    mineEveryMs,
  } = options;
  const failingReads = new Set<string>();
  const contracts = createMockContracts({ state: () => mock.state, deployment, failingReads });
  const node = createTestNode({
    clock,
    chainId: deployment.chainId,
    contracts,
    startTime: Number(time),
    behaviour: { automine: true },
  });
  const http = createHttpFace(node, clock);
  const stop =
    mineEveryMs === undefined
      ? () => {}
      : clock.every(mineEveryMs, () => node.mine({ seconds: Math.max(1, Math.round(mineEveryMs / 1000)) }));
  const mock: ChainMock = {
    state: options.state,
    deployment,
    node,
    http,
    failingReads,
    handlers: deployment.rpcUrls.flatMap((url) => nodeHandlers(url, http)),
    stop,
  };
  return mock;
}
