import {
  type Address,
  type Clock,
  chainIdHex,
  type Eip1193Provider,
  type Hex,
  type RpcRequest,
} from '@amswap/values';
import { type AnswerScript, createAnswerScript } from './scriptedAnswer.ts';

/** How this wallet writes a chain id. */
export type ChainIdForm = 'hex' | 'upperCase' | 'padded' | 'decimalText' | 'number';

/** Everything a wallet can do otherwise than it should. All of it may be changed at any time. */
export interface WalletBehaviour {
  /** Accounts, the chosen one first. */
  accounts: readonly Address[];
  /** Whether this site may see the accounts without a prompt. Set by a connection. */
  trusted: boolean;
  /** Locked: eth_accounts is empty, and a prompt has to be unlocked first. */
  locked: boolean;
  chainId: number;
  chainIdForm: ChainIdForm;
  /** Chains that it knows; others have to be added. */
  knownChains: number[];
  /** Says yes to switching or adding but stays where it is. */
  staysOnChain: boolean;
  /** Stays where it is when a chain was added; it has to be asked to switch again. */
  addsWithoutSwitching: boolean;
  /** What the user answers to a prompt: yes, no, or nothing at all. */
  user: 'approves' | 'refuses' | 'ignores';
  /** What is thrown when the user refuses. */
  refusal: unknown;
  /** EIP-5792: says that it can send several calls at once. */
  batches: 'unsupported' | 'supported' | 'supportedButFails';
  /** The user lowers the amount of every approve to this (base units). */
  lowersApprovalTo: bigint | undefined;
  /** Uses this account instead of the one it was asked to use. */
  signsWith: Address | undefined;
}

/** Sends a transaction that the user approved; answers with its hash. */
export type TransactionSender = (transaction: Readonly<Record<string, unknown>>) => Promise<Hex>;

export interface TestWalletOptions {
  readonly clock: Clock;
  readonly accounts: readonly Address[];
  readonly chainId: number;
  /** The chain behind the wallet: everything that is not the wallet's own business goes there. */
  readonly node?: (request: RpcRequest) => Promise<unknown>;
  /** How approved transactions get on the chain; by default as eth_sendTransaction to `node`. */
  readonly send?: TransactionSender;
  readonly name?: string;
  /** Reverse domain name by which the wallet is remembered (EIP-6963). */
  readonly rdns?: string;
  readonly behaviour?: Partial<WalletBehaviour>;
}

export interface TestWallet {
  readonly provider: Eip1193Provider & { emit(event: string, ...values: readonly unknown[]): void };
  readonly info: {
    readonly uuid: string;
    readonly name: string;
    readonly icon: `data:image/${string}`;
    readonly rdns: string;
  };
  readonly behaviour: WalletBehaviour;
  readonly script: AnswerScript;
  /** All requests so far, the oldest first. */
  readonly requests: readonly RpcRequest[];
  /** How many requests of a method there were. */
  count(method: string): number;
  /** Number of listeners that stand on an event. */
  listeners(event: string): number;
  /** Chooses other accounts and tells the page. */
  chooseAccounts(accounts: readonly Address[]): void;
  /** Moves to another chain and tells the page. */
  moveToChain(chainId: number): void;
  /** Locks the wallet and tells the page. */
  lock(): void;
}

const blankIcon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Makes a wallet that does what it is told, EIP-1193 to the page and scriptable to the test. */
export function createTestWallet(options: TestWalletOptions): TestWallet {
  const { name = 'Test Wallet', rdns = 'example.test.wallet' } = options;
  const behaviour = behaviourOf(options);
  const script = createAnswerScript(options.clock);
  const requests: RpcRequest[] = [];
  const events = new Map<string, Set<(...values: never[]) => void>>();
  const emit = (event: string, ...values: readonly unknown[]) => {
    for (const listener of Array.from(events.get(event) ?? [])) listener(...(values as never[]));
  };
  const answers = createWalletAnswers(options, behaviour, emit);

  const provider = {
    async request(request: RpcRequest): Promise<unknown> {
      requests.push(request);
      return script.play(request.method, () => answers(request));
    },
    on(event: string, listener: (...values: never[]) => void) {
      events.set(event, (events.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: (...values: never[]) => void) {
      events.get(event)?.delete(listener);
      return provider;
    },
    emit,
  };

  return {
    provider,
    info: { uuid: `uuid-of-${rdns}`, name, icon: blankIcon, rdns },
    behaviour,
    script,
    requests,
    count: (method) => requests.filter((request) => request.method === method).length,
    listeners: (event) => events.get(event)?.size ?? 0,
    chooseAccounts(accounts) {
      behaviour.accounts = accounts;
      emit('accountsChanged', [...accounts]);
    },
    moveToChain(chainId) {
      behaviour.chainId = chainId;
      emit('chainChanged', writeChainId(chainId, behaviour.chainIdForm));
    },
    lock() {
      behaviour.locked = true;
      emit('accountsChanged', []);
    },
  };
}

function behaviourOf({ accounts, chainId, behaviour }: TestWalletOptions): WalletBehaviour {
  return {
    accounts,
    trusted: false,
    locked: false,
    chainId,
    chainIdForm: 'hex',
    knownChains: [chainId],
    staysOnChain: false,
    addsWithoutSwitching: false,
    user: 'approves',
    refusal: { code: 4001, message: 'User rejected the request.' },
    batches: 'unsupported',
    lowersApprovalTo: undefined,
    signsWith: undefined,
    ...behaviour,
  };
}

function writeChainId(chainId: number, form: ChainIdForm): string | number {
  switch (form) {
    case 'hex':
      return chainIdHex(chainId);
    case 'upperCase':
      return `0X${chainId.toString(16).toUpperCase()}`;
    case 'padded':
      return `0x${chainId.toString(16).padStart(4, '0')}`;
    case 'decimalText':
      return String(chainId);
    case 'number':
      return chainId;
  }
}

type Emit = (event: string, ...values: readonly unknown[]) => void;

function createWalletAnswers(options: TestWalletOptions, behaviour: WalletBehaviour, emit: Emit) {
  const askNode = async (request: RpcRequest) => {
    if (options.node === undefined)
      throw { code: 4200, message: `The wallet does not support ${request.method}.` };
    return options.node(request);
  };
  const askUser = async () => {
    if (behaviour.user === 'ignores') await new Promise(() => {});
    if (behaviour.user === 'refuses') throw behaviour.refusal;
  };
  const send: TransactionSender =
    options.send ??
    ((transaction) => askNode({ method: 'eth_sendTransaction', params: [transaction] }) as Promise<Hex>);
  const visibleAccounts = () => (behaviour.locked || !behaviour.trusted ? [] : [...behaviour.accounts]);

  const moveTo = (chainId: number) => {
    if (behaviour.staysOnChain || behaviour.chainId === chainId) return;
    behaviour.chainId = chainId;
    emit('chainChanged', writeChainId(chainId, behaviour.chainIdForm));
  };

  const own: Record<string, (params: readonly unknown[]) => Promise<unknown>> = {
    eth_accounts: async () => visibleAccounts(),
    eth_chainId: async () => writeChainId(behaviour.chainId, behaviour.chainIdForm),
    net_version: async () => String(behaviour.chainId),
    async eth_requestAccounts() {
      if (!behaviour.trusted || behaviour.locked) await askUser();
      behaviour.trusted = true;
      behaviour.locked = false;
      return visibleAccounts();
    },
    async wallet_switchEthereumChain([asked]) {
      const chainId = Number((asked as { chainId: string }).chainId);
      if (!behaviour.knownChains.includes(chainId)) throw { code: 4902, message: 'Unrecognized chain ID.' };
      await askUser();
      moveTo(chainId);
      return null;
    },
    async wallet_addEthereumChain([asked]) {
      const chainId = Number((asked as { chainId: string }).chainId);
      await askUser();
      behaviour.knownChains.push(chainId);
      if (!behaviour.addsWithoutSwitching) moveTo(chainId);
      return null;
    },
    async wallet_watchAsset() {
      await askUser();
      return true;
    },
    async personal_sign(params) {
      await askUser();
      return askNode({ method: 'personal_sign', params });
    },
    async eth_sendTransaction([asked]) {
      await askUser();
      return send(alteredTransaction(asked as Record<string, unknown>, behaviour));
    },
    ...createBatchAnswers(behaviour, askUser, send, askNode),
  };

  return (request: RpcRequest): Promise<unknown> => {
    const params = Array.isArray(request.params) ? request.params : [];
    return (own[request.method] ?? (() => askNode(request)))(params);
  };
}

/** What the user, or the wallet on its own, made of a transaction before it was signed. */
function alteredTransaction(
  asked: Record<string, unknown>,
  behaviour: WalletBehaviour,
): Record<string, unknown> {
  const altered = { ...asked };
  const data = asked['data'];
  const approve = '0x095ea7b3';
  if (behaviour.lowersApprovalTo !== undefined && typeof data === 'string' && data.startsWith(approve)) {
    altered['data'] = data.slice(0, 74) + behaviour.lowersApprovalTo.toString(16).padStart(64, '0');
  }
  if (behaviour.signsWith !== undefined) altered['from'] = behaviour.signsWith;
  return altered;
}

interface Batch {
  readonly hashes: readonly Hex[];
  readonly failed: boolean;
}

/** EIP-5792 as a wallet offers it that sends a batch as single transactions, one after the other. */
function createBatchAnswers(
  behaviour: WalletBehaviour,
  askUser: () => Promise<void>,
  send: TransactionSender,
  askNode: (request: RpcRequest) => Promise<unknown>,
): Record<string, (params: readonly unknown[]) => Promise<unknown>> {
  const batches = new Map<string, Batch>();
  const unsupported = { code: -32601, message: 'The method does not exist/is not available' };
  return {
    async wallet_getCapabilities() {
      if (behaviour.batches === 'unsupported') throw unsupported;
      return { [chainIdHex(behaviour.chainId)]: { atomic: { status: 'supported' } } };
    },
    async wallet_sendCalls([asked]) {
      if (behaviour.batches === 'unsupported') throw unsupported;
      if (behaviour.batches === 'supportedButFails') throw { code: 5760, message: 'Atomicity not supported' };
      await askUser();
      const { calls, from } = asked as { calls: readonly Record<string, unknown>[]; from: Address };
      const hashes: Hex[] = [];
      for (const call of calls) hashes.push(await send(alteredTransaction({ ...call, from }, behaviour)));
      const id = `0x${(batches.size + 1).toString(16).padStart(64, '0')}`;
      batches.set(id, { hashes, failed: false });
      return { id };
    },
    async wallet_getCallsStatus([id]) {
      const batch = batches.get(String(id));
      if (batch === undefined) throw { code: 5730, message: 'Unknown bundle id' };
      const receipts = await Promise.all(
        batch.hashes.map((hash) => askNode({ method: 'eth_getTransactionReceipt', params: [hash] })),
      );
      const mined = receipts.filter((receipt) => receipt !== null) as { status?: string }[];
      const failed = mined.some((receipt) => receipt.status === '0x0');
      const status = mined.length < receipts.length ? 100 : failed ? 500 : 200;
      return {
        version: '2.0.0',
        id,
        chainId: chainIdHex(behaviour.chainId),
        status,
        atomic: true,
        receipts: mined,
      };
    },
  };
}
