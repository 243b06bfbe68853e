import type { Clock, Eip1193Provider, Hex, RpcRequest } from '@amswap/values';
import { Keyring } from './accounts/keyring.ts';
import { ChainNode } from './chain/chainNode.ts';
import type { ChainListener } from './chain/chainChange.ts';
import type { ChainDump } from './dump/chainDump.ts';
import { dispatch } from './rpc/dispatch.ts';
import { Subscriptions } from './rpc/subscriptions.ts';
import { EventListeners } from './rpc/eventListeners.ts';

/** An account that the node signs for. */
export interface SimchainAccount {
  readonly privateKey: Hex;
  /** Wei at the start; without it, 10,000 ether, as on anvil. */
  readonly balance?: bigint;
}

/** What a simulated chain is started with. */
export interface SimchainOptions {
  readonly chainId: number;
  readonly accounts: readonly SimchainAccount[];
  readonly clock: Clock;
  /** Chain time at the start and after a reset, unix seconds. Without it: a seed's own time, else the clock's. */
  readonly startTime?: bigint;
  /** The chain that the first start and every reset begin with; balances of accounts are then its. */
  readonly seed?: () => Promise<ChainDump | undefined>;
  /** A chain that was kept, to go on with, with its own time. */
  readonly saved?: ChainDump;
}

/** A running chain. */
export interface Simchain {
  readonly provider: Required<Eip1193Provider>;
  /** The chain itself, for whoever keeps it. */
  readonly node: ChainNode;
  /** The whole chain as plain data, which another can be started with. */
  dump(): Promise<ChainDump>;
  /** Calls back after every change of the chain, until the function returned is called. */
  listen(listener: ChainListener): () => void;
  /** Stops mining and forgets listeners. */
  close(): void;
}

const tenThousandEther = 10_000n * 10n ** 18n;

/**
 * Starts a chain in this realm: a real EVM behind EIP-1193.
 * @example
 * const chain = await createSimchain({ chainId: 1337, accounts: [{ privateKey }], clock });
 * await chain.provider.request({ method: 'eth_blockNumber' }); // '0x0'
 */
export async function createSimchain(options: SimchainOptions): Promise<Simchain> {
  const keyring = new Keyring(options.accounts.map(({ privateKey }) => privateKey));
  const balances = new Map(
    keyring.addresses().map((address, at) => [address, options.accounts[at]?.balance ?? tenThousandEther]),
  );
  const node = await ChainNode.create({
    chainId: options.chainId,
    clock: options.clock,
    balances,
    ...(options.startTime === undefined ? {} : { startTime: options.startTime }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.saved === undefined ? {} : { saved: options.saved }),
  });
  const events = new EventListeners();
  const subscriptions = new Subscriptions(node, (message) => events.emit('message', message));
  const context = { node, keyring, subscriptions };
  return {
    node,
    provider: {
      request: (request: RpcRequest) => dispatch(context, request),
      on: (event, listener) => events.on(event, listener),
      removeListener: (event, listener) => events.removeListener(event, listener),
    },
    dump: () => node.dump(),
    listen: (listener) => node.listen(listener),
    close: () => node.close(),
  };
}
