import { nodeClock } from '@amswap/testing';
import { type ChainDump, createSimchain, type Simchain } from '@amswap/simchain';
import { accountDeriver, deploymentRecord, deployWorld, latestGenesis, type World } from '@amswap/world';
import { type Address, type Hex } from '@amswap/values';
import { BrowserProvider } from 'ethers';
import type { Deployment } from '../src/deployment/Deployment.ts';
import { parseDeployment } from '../src/deployment/parseDeployment.ts';
import { createReader, type Reader } from '../src/rpc/reader.ts';
import { nodeFailure } from '../src/rpc/nodeFailure.ts';
import type { Transport } from '../src/rpc/Transport.ts';
import type { PlanContext } from '../src/writes/planContext.ts';

/** 00:00 UTC of the test world's day. */
export const worldDay = 1_764_201_600n;

/** The seeded product on a chain of this process, seen through the package under test. */
export interface LocalWorld {
  readonly chain: Simchain;
  readonly world: World;
  readonly deployment: Deployment;
  readonly transport: Transport;
  readonly reader: Reader;
  readonly ethers: BrowserProvider;
  contextOf(account: Address): PlanContext;
  /** Sends a transaction from an account of the test phrase and waits until it is mined; says whether it succeeded. */
  send(from: Address, to: Address, data: Hex): Promise<boolean>;
}

/** A second node that answers like the first, save that it names one figure `off` base units higher wherever it stands. */
export function lyingAbout(transport: Transport, figure: bigint, off: bigint): Transport {
  const word = (value: bigint) => value.toString(16).padStart(64, '0');
  return async (request) => String(await transport(request)).replaceAll(word(figure), word(figure + off));
}

const account = accountDeriver();
const chainOptions = {
  chainId: 1337,
  accounts: Array.from({ length: 60 }, (_, i) => ({ privateKey: account(i).privateKey })),
  clock: nodeClock,
};

/** Deploys and seeds the product. Takes some seconds: once for all files of a process, each of which gets a copy. */
async function seedOnce(): Promise<{ readonly world: World; readonly dump: ChainDump }> {
  const chain = await createSimchain({ ...chainOptions, startTime: latestGenesis(worldDay) });
  const world = await deployWorld(chain.provider, { startTime: worldDay });
  const dump = await chain.dump();
  chain.close();
  return { world, dump };
}
let seeded: ReturnType<typeof seedOnce> | undefined;

/** The product on a chain of its own. */
export async function startLocalWorld(): Promise<LocalWorld> {
  const { world, dump } = await (seeded ??= seedOnce());
  const chain = await createSimchain({ ...chainOptions, seed: async () => structuredClone(dump) });
  const text = JSON.stringify(
    deploymentRecord(world, { environment: 'test', chainName: 'Test', rpcUrls: ['http://localhost:8545'] }),
  );
  const parsed = parseDeployment(text);
  if (!parsed.ok) throw new Error(`the world's record is no deployment: ${JSON.stringify(parsed.problems)}`);
  const { deployment } = parsed;
  const transport: Transport = (request) =>
    chain.provider.request(request).catch((failure: unknown) => {
      throw nodeFailure(failure, request.method);
    });
  const reader = createReader({
    deployment,
    transport,
    clock: nodeClock,
    visibility: { visible: () => true, onChange: () => () => {} },
  });
  return {
    chain,
    world,
    deployment,
    transport,
    reader,
    ethers: new BrowserProvider(chain.provider),
    contextOf: (account) => ({ deployment, reader, transport, account }),
    async send(from, to, data) {
      const hash = await chain.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from, to, data }],
      });
      const receipt = (await chain.provider.request({
        method: 'eth_getTransactionReceipt',
        params: [hash],
      })) as { status: Hex };
      return BigInt(receipt.status) === 1n;
    },
  };
}
