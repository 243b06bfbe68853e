import { deploymentRecord, deployWorld, latestGenesis, type World, type WorldAccount } from '@amswap/world';
import { type Anvil, startAnvil } from '@amswap/world/node';
import { anvilChainId } from '@amswap/values';
import {
  createTestWallet,
  installPageWallet,
  keySender,
  nodeClock,
  type PageLike,
  type TestWallet,
} from '@amswap/testing';

/** 00:00 UTC of the world's day: fixed, so that every run sees the same figures. */
const worldDay = 1_795_737_600n;

/** A real anvil with the product's world on it, for one test file's worker. */
export interface LocalChain {
  readonly anvil: Anvil;
  readonly world: World;
  /** The `deployment.json` that points the built app at this chain. */
  readonly deployment: string;
  /** Puts a wallet with an account of the world into a page, before the page is opened. */
  injectWallet(page: PageLike, account: WorldAccount): Promise<TestWallet>;
  /** Runs a dev method of the node. */
  ask(method: string, ...params: readonly unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts anvil on a free port and plays the world's history on it. */
export async function startLocalChain(): Promise<LocalChain> {
  const anvil = await startAnvil({ chainId: anvilChainId, genesisTime: latestGenesis(worldDay) });
  const ask = (method: string, ...params: readonly unknown[]) => anvil.provider.request({ method, params });
  const world = await deployWorld(anvil.provider, { startTime: worldDay });
  const record = deploymentRecord(world, {
    environment: 'e2e',
    chainName: 'AMSWAP local chain',
    rpcUrls: [anvil.url],
  });
  return {
    anvil,
    world,
    deployment: JSON.stringify(record),
    ask,
    async injectWallet(page, account) {
      const node = (request: Parameters<typeof anvil.provider.request>[0]) => anvil.provider.request(request);
      const wallet = createTestWallet({
        clock: nodeClock,
        accounts: [account.address],
        chainId: anvilChainId,
        node,
        send: keySender([account.privateKey], node),
      });
      await installPageWallet(page, wallet);
      return wallet;
    },
    stop: () => anvil.stop(),
  };
}
