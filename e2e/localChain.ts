import {
  createTestWallet,
  installPageWallet,
  keySender,
  nodeClock,
  type PageInjection,
  type PageLike,
  type PageWallet,
  type TestWallet,
} from '@amswap/testing';
import { anvilChainId, type Hex, sameAddress } from '@amswap/values';
import { deploymentRecord, deployWorld, latestGenesis, type World, type WorldAccount } from '@amswap/world';
import { type Anvil, startAnvil } from '@amswap/world/node';
import { privateKeyToAccount } from 'viem/accounts';
import { type ChainFacts, createChainFacts } from './chainFacts.ts';

/** 00:00 UTC of the world's day: fixed, so that every run sees the same figures. */
const worldDay = 1_795_737_600n;

/** What a page's wallet is made with. */
export interface InjectionOptions {
  /** How it shows itself; announced by EIP-6963 unless said otherwise. */
  readonly injection?: PageInjection;
  /** What can be chosen in it, the chosen one first. */
  readonly accounts: readonly WorldAccount[];
  /** The chain it is set to; the product's own unless given. */
  readonly chainId?: number;
  /** Whether it lets the page see its accounts already, as the same wallet does in a second tab. */
  readonly trusted?: boolean;
}

/** A wallet in a page. */
export interface InjectedWallet extends PageWallet {
  readonly wallet: TestWallet;
}

/** A real anvil with the product's world on it, for one worker. */
export interface LocalChain {
  readonly anvil: Anvil;
  readonly world: World;
  /** Chain time of the world's opening, milliseconds. */
  readonly opening: number;
  /** What stands on the chain, read past the product. */
  readonly facts: ChainFacts;
  /** The `deployment.json` that points the built app at this chain. */
  readonly deployment: string;
  /** Puts a wallet into a page, before the page is opened. */
  injectWallet(page: PageLike, options: InjectionOptions): Promise<InjectedWallet>;
  /** Methods that the wallets of this test were asked for, wallet by wallet, the oldest first. */
  walletRequests(): readonly string[];
  /** Runs a method of the node. */
  ask(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Makes no more blocks by itself: what is sent stays pending until `mine`. Undone by `rewind`. */
  holdBlocks(): Promise<void>;
  mine(): Promise<void>;
  /** Replaces the one transaction of an account that waits, as a wallet's "speed up" and "cancel" do: same number, higher price. */
  replaceWaiting(account: string, how: 'faster' | 'cancelled'): Promise<void>;
  /** Back to the world's opening. */
  rewind(): Promise<void>;
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
  let snapshot = await ask('evm_snapshot');
  const wallets: TestWallet[] = [];
  return {
    anvil,
    world,
    opening: Number(world.timeline.opening) * 1000,
    facts: createChainFacts(anvil.url, world.contracts),
    deployment: JSON.stringify(record),
    ask,
    async injectWallet(page, options) {
      const injected = await injectWallet(anvil, page, options);
      wallets.push(injected.wallet);
      return injected;
    },
    walletRequests: () => wallets.flatMap(({ requests }) => requests.map(({ method }) => method)),
    holdBlocks: async () => void (await ask('evm_setAutomine', false)),
    mine: async () => void (await ask('evm_mine')),
    replaceWaiting: (account, how) => replaceWaiting(ask, account, how),
    async rewind() {
      wallets.length = 0;
      await ask('anvil_dropAllTransactions');
      await ask('evm_revert', snapshot);
      // A snapshot is used up by going back to it.
      snapshot = await ask('evm_snapshot');
      await ask('evm_setAutomine', true);
    },
    stop: () => anvil.stop(),
  };
}

/** The node has no keys of the world's members: the wallet signs by its own. */
async function signPersonally(accounts: readonly WorldAccount[], params: unknown): Promise<Hex> {
  const [raw, by] = params as readonly [Hex, string];
  const signer = accounts.find(({ address }) => sameAddress(address, by));
  if (signer === undefined) throw new Error(`the wallet has no account ${by}`);
  return privateKeyToAccount(signer.privateKey).signMessage({ message: { raw } });
}

/** A transaction that waits, as the node tells of it. */
interface WaitingTransaction {
  readonly from: string;
  readonly to: string;
  readonly input: string;
  readonly nonce: string;
  readonly gas: string;
  readonly gasPrice: string;
}

async function replaceWaiting(
  ask: LocalChain['ask'],
  account: string,
  how: 'faster' | 'cancelled',
): Promise<void> {
  const pool = (await ask('txpool_content')) as {
    readonly pending: Readonly<Record<string, Readonly<Record<string, WaitingTransaction>>>>;
  };
  const [waiting, ...others] = Object.entries(pool.pending)
    .filter(([from]) => from.toLowerCase() === account.toLowerCase())
    .flatMap(([, byNonce]) => Object.values(byNonce));
  if (waiting === undefined || others.length > 0)
    throw new Error(`one transaction of ${account} should wait, not ${others.length + 1}`);
  const { from, nonce, gas } = waiting;
  const gasPrice = `0x${(BigInt(waiting.gasPrice) * 2n).toString(16)}`;
  const what = how === 'faster' ? { to: waiting.to, data: waiting.input } : { to: from, data: '0x' };
  await ask('anvil_impersonateAccount', from);
  await ask('eth_sendTransaction', { from, nonce, gas, gasPrice, value: '0x0', ...what });
  await ask('anvil_stopImpersonatingAccount', from);
}

async function injectWallet(
  anvil: Anvil,
  page: PageLike,
  { injection = 'announced', accounts, chainId = anvilChainId, trusted = false }: InjectionOptions,
): Promise<InjectedWallet> {
  const node = (request: Parameters<typeof anvil.provider.request>[0]) => {
    if (request.method !== 'personal_sign') return anvil.provider.request(request);
    return signPersonally(accounts, request.params);
  };
  const wallet = createTestWallet({
    clock: nodeClock,
    accounts: accounts.map(({ address }) => address),
    chainId,
    node,
    behaviour: { trusted },
    send: keySender(
      accounts.map(({ privateKey }) => privateKey),
      node,
    ),
  });
  return { wallet, ...(await installPageWallet(page, wallet, injection)) };
}
