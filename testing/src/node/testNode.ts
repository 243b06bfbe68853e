import { type Clock, chainIdHex, type Hex, type RpcRequest } from '@amswap/values';
import {
  type Block,
  callOf,
  describeBlock,
  describeReceipt,
  describeTransaction,
  gasPrice,
  gasUsed,
  hashOf,
  quantity,
} from './nodeAnswers.ts';
import type { NodeBlock, NodeContracts, NodeTransaction } from './NodeContracts.ts';
import { type AnswerScript, createAnswerScript } from '../wallet/scriptedAnswer.ts';

export interface NodeBehaviour {
  chainId: number;
  /** Every transaction is mined at once, in a block of its own. */
  automine: boolean;
  /** Answers null for receipts that it has. */
  hidesReceipts: boolean;
  /** Leaves the status out of receipts. */
  leavesStatusOut: boolean;
  /** Knows nothing of older blocks: figures only of the newest. */
  keepsHistory: boolean;
  /** Tells of a chain that ends this many blocks before its own. */
  lagsBy: number;
}

export interface TestNodeOptions {
  readonly clock: Clock;
  readonly chainId: number;
  readonly contracts: NodeContracts;
  /** Timestamp of the first block, unix seconds. */
  readonly startTime?: number;
  /** Number of the first block. */
  readonly startBlock?: number;
  readonly behaviour?: Partial<NodeBehaviour>;
}

export interface TestNode {
  /** Answers as a node does; errors are thrown as objects with code, message and data. Unknown methods are errors. */
  request(request: RpcRequest): Promise<unknown>;
  readonly behaviour: NodeBehaviour;
  readonly script: AnswerScript;
  readonly requests: readonly RpcRequest[];
  count(method: string): number;
  readonly head: number;
  /** Mines a block with everything that waits, or only with these; `seconds` after the one before. */
  mine(options?: {
    readonly hashes?: readonly Hex[];
    readonly seconds?: number;
    readonly failing?: readonly Hex[];
  }): void;
  /** Transactions that wait. */
  readonly pending: readonly NodeTransaction[];
  /** Forgets a waiting transaction. */
  drop(hash: Hex): void;
  /** Replaces a waiting transaction by the same with another hash: what "speed up" in a wallet does. Returns the new hash. */
  speedUp(hash: Hex): Hex;
  /** Replaces a waiting transaction by an empty one to oneself: what "cancel" in a wallet does. Returns the new hash. */
  cancel(hash: Hex): Hex;
  /** Takes the newest blocks away; their transactions wait again, and other blocks take their place. */
  reorganise(depth: number): void;
}

/** Makes a node over contracts that a test brings along. */
export function createTestNode(options: TestNodeOptions): TestNode {
  return new Node(options);
}

class Node implements TestNode {
  readonly behaviour: NodeBehaviour;
  readonly script: AnswerScript;
  readonly requests: RpcRequest[] = [];
  pending: NodeTransaction[] = [];
  private readonly blocks: Block[] = [];
  private readonly contracts: NodeContracts;
  private forks = 0;
  private made = 0;

  constructor({
    clock,
    chainId,
    contracts,
    startTime = 1_767_225_600,
    startBlock = 1_000,
    behaviour,
  }: TestNodeOptions) {
    this.contracts = contracts;
    this.behaviour = {
      chainId,
      automine: false,
      hidesReceipts: false,
      leavesStatusOut: false,
      keepsHistory: true,
      lagsBy: 0,
      ...behaviour,
    };
    this.script = createAnswerScript(clock);
    this.blocks.push({
      number: startBlock,
      hash: hashOf(`block ${startBlock}`),
      time: startTime,
      transactions: [],
    });
  }

  get head(): number {
    return this.newest.number;
  }

  async request(request: RpcRequest): Promise<unknown> {
    this.requests.push(request);
    return this.script.play(request.method, async () => this.answer(request));
  }

  count(method: string): number {
    return this.requests.filter((request) => request.method === method).length;
  }

  mine({ hashes, seconds = 1, failing = [] }: Parameters<TestNode['mine']>[0] = {}): void {
    const { number, time } = this.newest;
    const chosen = this.pending.filter(({ hash }) => hashes === undefined || hashes.includes(hash));
    this.pending = this.pending.filter((transaction) => !chosen.includes(transaction));
    const block = number + 1;
    const place: NodeBlock = { number: block, time: time + seconds };
    const transactions = chosen.map((transaction) => ({
      transaction,
      success: !failing.includes(transaction.hash) && this.contracts.apply(transaction, place),
    }));
    this.blocks.push({
      number: block,
      hash: hashOf(`block ${block} fork ${this.forks}`),
      time: time + seconds,
      transactions,
    });
  }

  drop(hash: Hex): void {
    this.pending = this.pending.filter((transaction) => transaction.hash !== hash);
  }

  speedUp(hash: Hex): Hex {
    return this.replace(hash, (transaction) => transaction);
  }

  cancel(hash: Hex): Hex {
    return this.replace(hash, (transaction) => ({
      ...transaction,
      to: transaction.from,
      data: '0x',
      value: 0n,
    }));
  }

  reorganise(depth: number): void {
    const gone = this.blocks.splice(-depth);
    this.forks += 1;
    this.pending.unshift(
      ...gone.flatMap(({ transactions }) => transactions.map(({ transaction }) => transaction)),
    );
    for (const { time } of gone) {
      const { number } = this.newest;
      this.blocks.push({
        number: number + 1,
        hash: hashOf(`block ${number + 1} fork ${this.forks}`),
        time,
        transactions: [],
      });
    }
  }

  private get newest(): Block {
    const block = this.blocks.at(-1);
    if (block === undefined) throw new Error('a node always has a block');
    return block;
  }

  private replace(hash: Hex, change: (transaction: NodeTransaction) => NodeTransaction): Hex {
    const old = this.pending.find((transaction) => transaction.hash === hash);
    if (old === undefined) throw new Error(`${hash} does not wait`);
    const by = this.newHash();
    this.pending = this.pending.map((each) => (each === old ? { ...change(old), hash: by } : each));
    return by;
  }

  private newHash(): Hex {
    this.made += 1;
    return hashOf(`transaction ${this.made}`);
  }

  private answer({ method, params }: RpcRequest): unknown {
    const given: readonly unknown[] = Array.isArray(params) ? params : [];
    const answers: Record<string, () => unknown> = {
      eth_chainId: () => chainIdHex(this.behaviour.chainId),
      net_version: () => String(this.behaviour.chainId),
      eth_blockNumber: () => quantity(this.head - this.behaviour.lagsBy),
      eth_gasPrice: () => quantity(gasPrice),
      eth_getBalance: () => quantity(this.contracts.nativeBalance(String(given[0]))),
      eth_getCode: () => this.contracts.codeAt?.(String(given[0])) ?? '0x00',
      eth_call: () => this.contracts.call(callOf(given[0]), this.placeOf(this.blockOf(given[1]))),
      eth_estimateGas: () => {
        this.contracts.call(callOf(given[0]), this.newest);
        return quantity(gasUsed);
      },
      eth_sendTransaction: () => this.send(given[0] as Record<string, unknown>),
      eth_getTransactionCount: () => quantity(this.nonceAt(String(given[0]), given[1])),
      eth_getTransactionByHash: () => this.transactionAnswer(given[0] as Hex),
      eth_getTransactionReceipt: () =>
        this.behaviour.hidesReceipts ? null : this.receiptAnswer(given[0] as Hex),
      eth_getBlockByNumber: () => this.blockAnswer(this.numberOf(given[0]), given[1] === true),
    };
    const answer = answers[method];
    if (answer === undefined)
      throw { code: -32601, message: `the method ${method} does not exist/is not available` };
    return answer();
  }

  /** The number of the block that a tag means. */
  private numberOf(tag: unknown): number {
    const told = this.head - this.behaviour.lagsBy;
    if (tag === undefined || tag === 'latest' || tag === 'pending' || tag === 'safe' || tag === 'finalized')
      return told;
    return tag === 'earliest' ? 0 : Number(tag);
  }

  /** The same for questions about state: that of a block that is not there yet, or no longer kept, is an error. */
  private blockOf(tag: unknown): number {
    const told = this.head - this.behaviour.lagsBy;
    const number = this.numberOf(tag);
    if (number > told) throw { code: -32000, message: 'header not found' };
    if (number < told && !this.behaviour.keepsHistory) throw { code: -32000, message: 'missing trie node' };
    return number;
  }

  private placeOf(number: number): NodeBlock {
    const block = this.blocks.find((each) => each.number === number);
    if (block === undefined) throw { code: -32000, message: 'header not found' };
    return block;
  }

  private send(asked: Record<string, unknown>): Hex {
    const call = callOf(asked);
    if (call.from === undefined) throw { code: -32602, message: 'from is missing' };
    const value = BigInt((asked['value'] as string | undefined) ?? '0x0');
    const nonce = this.nonceAt(call.from, 'pending');
    const transaction: NodeTransaction = { ...call, from: call.from, hash: this.newHash(), nonce, value };
    this.pending.push(transaction);
    if (this.behaviour.automine) this.mine();
    return transaction.hash;
  }

  private nonceAt(account: string, tag: unknown): number {
    const isOwn = ({ from }: NodeTransaction) => from.toLowerCase() === account.toLowerCase();
    const last = this.blockOf(tag);
    const mined = this.blocks
      .filter(({ number }) => number <= last)
      .flatMap(({ transactions }) => transactions)
      .filter(({ transaction }) => isOwn(transaction)).length;
    return tag === 'pending' ? mined + this.pending.filter(isOwn).length : mined;
  }

  private find(hash: Hex) {
    for (const block of this.blocks) {
      const index = block.transactions.findIndex(({ transaction }) => transaction.hash === hash);
      const entry = block.transactions[index];
      if (entry !== undefined && block.number <= this.head - this.behaviour.lagsBy)
        return { block, index, ...entry };
    }
    return undefined;
  }

  private transactionAnswer(hash: Hex): unknown {
    const mined = this.find(hash);
    const transaction = mined?.transaction ?? this.pending.find((each) => each.hash === hash);
    return transaction === undefined ? null : describeTransaction(transaction, mined?.block);
  }

  private receiptAnswer(hash: Hex): unknown {
    const mined = this.find(hash);
    return mined === undefined
      ? null
      : describeReceipt(mined, mined.block, mined.index, !this.behaviour.leavesStatusOut);
  }

  private blockAnswer(number: number, whole: boolean): unknown {
    const block = this.blocks.find((each) => each.number === number);
    if (block === undefined) return null;
    return describeBlock(block, whole);
  }
}
