import { createChainStart, type OpenRouteId, storageKeys } from '@amswap/app';
import { createNodePool, createReader, type Deployment, httpNode } from '@amswap/chain';
import {
  announceWallet,
  type ChainMock,
  createChainMock,
  createNamedWorld,
  createTestWallet,
  type NamedWorld,
  type TestWallet,
  type WorldName,
} from '@amswap/testing';
import { storyClock } from '../../.storybook/storyClock.ts';
import { type AssembledPage, assemblePage, emptyEntries } from './assemblePage.ts';
import { pageClock } from './pageClock.ts';

/** What a page story says of itself: `parameters.page`. */
export interface PageSetting {
  readonly route: OpenRouteId;
  /** Behind the route, with its question mark. */
  readonly search?: string;
  readonly world: WorldName;
  /** The address that the page was opened with, for what start-up reads of it. */
  readonly address?: string;
  /** Changes the world before it is shown. */
  readonly change?: (world: NamedWorld) => void;
  /** Changes the wallet before it is connected; the world's account is its first. */
  readonly wallet?: (wallet: TestWallet) => void;
  /** What the browser's storage holds before the page is opened, besides the wallet's choice. */
  readonly stored?: (world: NamedWorld) => Readonly<Record<string, string>>;
  /** Changes what the config says. */
  readonly deployment?: () => Promise<Partial<Deployment>>;
  readonly framed?: boolean;
  /** `silent`: the node never answers, so that what loads can be looked at. */
  readonly node?: 'answers' | 'silent';
}

/** A page as it was opened, and what a play can do to it. */
export interface OpenedPage extends AssembledPage {
  readonly mock: ChainMock;
  /** Undefined in a world without one. */
  readonly wallet: TestWallet | undefined;
  /** Lets the chain mine a block and the page read it. */
  readonly nextBlock: (seconds?: number) => void;
  readonly close: () => void;
}

const nothing = (): void => {};

function openChain(deployment: Deployment) {
  const nodes = createNodePool({
    nodes: deployment.rpcUrls.map((url) =>
      httpNode(url, { fetch: (input, init) => fetch(input, init), clock: pageClock }),
    ),
    clock: pageClock,
  });
  const visibility = { visible: () => true, onChange: () => nothing };
  const reader = createReader({ deployment, transport: nodes.request, clock: pageClock, visibility });
  return { state: 'configured', deployment, reader, nodes, tour: undefined } as const;
}

function makeWallet({ account }: NamedWorld, mock: ChainMock): TestWallet | undefined {
  if (account === undefined) return undefined;
  return createTestWallet({
    clock: pageClock,
    accounts: [account],
    chainId: mock.deployment.chainId,
    node: (request) => mock.node.request(request),
    behaviour: { trusted: true },
  });
}

/** Puts the real app together over a mocked chain, with a store, a storage, an address and a wallet of its own. */
export async function openPage(setting: PageSetting): Promise<OpenedPage> {
  const time = BigInt(Math.floor(storyClock.now() / 1000));
  const world = createNamedWorld(setting.world, time);
  setting.change?.(world);
  const mock = createChainMock({ state: world.state, clock: pageClock });
  Object.assign(mock.http.behaviour, world.http, setting.node === 'silent' ? { mode: 'silent' } : {});
  const wallet = makeWallet(world, mock);
  const entries = emptyEntries();
  if (wallet !== undefined) {
    setting.wallet?.(wallet);
    entries.write(storageKeys.wallet, wallet.info.rdns);
  }
  for (const [key, text] of Object.entries(setting.stored?.(world) ?? {})) entries.write(key, text);
  const silence = wallet === undefined ? nothing : announceWallet(window, wallet);
  const chain = openChain({ ...mock.deployment, ...(await setting.deployment?.()) });
  const page = await assemblePage({
    clock: pageClock,
    entries,
    chain: createChainStart(async () => chain),
    route: setting.route,
    search: setting.search,
    address: setting.address,
    framed: setting.framed,
  });
  return {
    ...page,
    mock,
    wallet,
    nextBlock(seconds = 3) {
      mock.node.mine({ seconds });
      storyClock.pass(seconds * 1000);
    },
    close() {
      chain.reader.stop();
      silence();
      mock.stop();
    },
  };
}
