import type { Hex } from '@amswap/values';
import type { Common } from '@ethereumjs/common';
import type { TypedTransaction } from '@ethereumjs/tx';
import type { ChainDump, MiningSettings } from '../dump/chainDump.ts';
import { joinUndo } from '../dump/stateHistory.ts';
import { refused } from '../rpc/rpcError.ts';
import { type AccountRecord, type StateChanges, WorldState } from '../state/worldState.ts';
import { admit } from './admission.ts';
import type { StoredBlock } from './block.ts';
import { buildBlock } from './blockBuilder.ts';
import { nextHeader, type OpenHeader } from './blockHeader.ts';
import { BlockStore } from './blockStore.ts';
import type { ChainChange, ChainListener, ChainStanding } from './chainChange.ts';
import { checkDump, dumpChain, firstBlock, restoreChain } from './chainRestore.ts';
import { blockGasLimit, chainRules, firstBaseFee, historyBlocks } from './chainRules.ts';
import type { ChainNodeOptions } from './chainNodeOptions.ts';
import { ChainTime } from './chainTime.ts';
import { type CallMessage, Executor, type Outcome } from './executor.ts';
import { leastGas } from './gasEstimate.ts';
import { Mempool } from './mempool.ts';
import { OneAtATime } from './oneAtATime.ts';
import type { PooledTransaction } from './pooledTransaction.ts';
import { Snapshots } from './snapshots.ts';

/** A place in the chain to read from: a block's header and its state. */
export interface ReadPoint {
  readonly header: OpenHeader;
  readonly epoch: number;
}

/**
 * The chain itself: blocks, state, pool and time, without any words of JSON-RPC. Whatever runs the EVM or
 * changes the chain is done one at a time, in the order it was asked for.
 */
export class ChainNode {
  readonly chainId: number;
  readonly rules: Common;
  readonly pool = new Mempool();
  readonly time: ChainTime;
  blocks = new BlockStore();
  world = new WorldState();
  /** What undoes each of the last blocks, by number. */
  readonly undo = new Map<bigint, StateChanges>();
  readonly #options: ChainNodeOptions;
  readonly #order = new OneAtATime();
  readonly #listeners = new Set<ChainListener>();
  readonly #snapshots = new Snapshots();
  #executor: Executor | undefined;
  #mining: MiningSettings = { automine: true, intervalSeconds: 0 };
  #stopInterval: () => void = () => undefined;

  private constructor(options: ChainNodeOptions) {
    this.#options = options;
    this.chainId = options.chainId;
    this.rules = chainRules(options.chainId);
    this.time = new ChainTime(options.clock, options.startTime);
  }

  static async create(options: ChainNodeOptions): Promise<ChainNode> {
    const node = new ChainNode(options);
    if (options.saved === undefined) await node.#startOver();
    else await node.#start(options.saved, undefined);
    return node;
  }

  /** Calls back after every change, in order, until the function returned is called. */
  listen(listener: ChainListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get mining(): MiningSettings {
    return this.#mining;
  }

  standing(): ChainStanding {
    return { time: this.time.record(), mining: this.#mining, pool: this.pool.stored() };
  }

  /** An account on the newest state. */
  account(address: Hex): AccountRecord | undefined {
    return this.world.account(address, this.world.epoch);
  }

  /** The header that a block made now would have. */
  pendingHeader(): OpenHeader {
    return nextHeader(this.blocks.head, this.time.peek(this.blocks.head.timestamp));
  }

  /** Where to read as of a block. @throws RpcError when its state is no longer kept. */
  readPoint(block: StoredBlock): ReadPoint {
    const epoch = this.blocks.epochOf(block.number);
    const tooOld = this.blocks.headNumber - block.number >= historyBlocks;
    if (epoch === undefined || tooOld) {
      throw refused(`missing trie node: historical state of block ${block.number} is not available`);
    }
    return { header: block, epoch };
  }

  /** Runs a message as of a point, and forgets it. */
  call(message: CallMessage, at: () => ReadPoint): Promise<Outcome> {
    return this.#order.run(() => {
      const { header, epoch } = at();
      return this.#run().call(message, header, epoch);
    });
  }

  /** The least gas that `make`'s transaction needs to succeed as of a point; or how it fails. */
  estimate(
    make: (gas: bigint) => TypedTransaction,
    cap: bigint,
    at: () => ReadPoint,
  ): Promise<bigint | { readonly failed: Outcome }> {
    return this.#order.run(() => {
      const { header, epoch } = at();
      return leastGas(cap, (gas) => this.#run().tryTransaction(make(gas), header, epoch));
    });
  }

  /** Takes a transaction into the pool, and mines it at once when so set. @throws RpcError when it is refused. */
  submit(make: () => PooledTransaction): Promise<Hex> {
    return this.#order.run(async () => {
      const pooled = make();
      const { from, hash } = pooled.stored;
      if (this.blocks.transaction(hash) !== undefined) throw refused('already known');
      admit(pooled, this.account(from), this.pendingHeader().baseFeePerGas, blockGasLimit);
      this.pool.add(pooled);
      if (!this.#mining.automine) this.#tell({ kind: 'standing' });
      else if (pooled.tx.nonce === (this.account(from)?.nonce ?? 0n)) await this.#mine();
      return hash;
    });
  }

  /** Makes blocks: `count` of them, `gap` seconds apart; a timestamp is the first one's. */
  mine(count = 1, gap?: bigint, timestamp?: bigint): Promise<void> {
    return this.#order.run(async () => {
      for (let made = 0; made < count; made++) {
        if (timestamp !== undefined && made === 0) this.time.setNext(timestamp);
        else if (gap !== undefined && made > 0) this.time.setNext(this.blocks.head.timestamp + gap);
        await this.#mine();
      }
    });
  }

  /** Changes the state at the head from outside. */
  poke(changes: StateChanges): Promise<void> {
    return this.#order.run(() => {
      const head = this.blocks.headNumber;
      const undo = joinUndo(
        this.undo.get(head) ?? { accounts: [], slots: [], codes: [] },
        this.world.apply(changes),
      );
      this.undo.set(head, undo);
      this.blocks.moveHeadEpoch(this.world.epoch);
      this.#tell({ kind: 'state', head, changes, undo });
    });
  }

  /** Changes something of the standing: time or the pool. */
  adjust<T>(change: () => T): Promise<T> {
    return this.#order.run(() => {
      const result = change();
      this.#tell({ kind: 'standing' });
      return result;
    });
  }

  setMining(settings: Partial<MiningSettings>): Promise<void> {
    return this.#order.run(() => {
      this.#applyMining({ ...this.#mining, ...settings });
      this.#tell({ kind: 'standing' });
    });
  }

  /** Remembers the chain as it is now. */
  snapshot(): Promise<number> {
    return this.#order.run(() => this.#snapshots.take(this));
  }

  /** Goes back to a snapshot, which is used up with all later ones. False when there is no such snapshot. */
  revert(id: number): Promise<boolean> {
    return this.#order.run(() => {
      if (!this.#snapshots.revert(id, this)) return false;
      this.#tell({ kind: 'replaced' });
      return true;
    });
  }

  /** The whole chain as plain data. */
  dump(): Promise<ChainDump> {
    return this.#order.run(() => dumpChain(this));
  }

  /** The whole chain as it is at this moment, for a listener. */
  dumpNow(): ChainDump {
    return dumpChain(this);
  }

  /** Becomes the chain of a dump. @throws Error when it does not fit, and stays as it was then. */
  load(dump: ChainDump): Promise<void> {
    return this.#order.run(async () => {
      checkDump(this.chainId, dump);
      await this.#start(dump, undefined);
      this.#tell({ kind: 'replaced' });
    });
  }

  /** Starts over with what the chain first began with. */
  reset(): Promise<void> {
    return this.#order.run(async () => {
      await this.#startOver();
      this.#tell({ kind: 'replaced' });
    });
  }

  /** Stops mining by interval. */
  close(): void {
    this.#stopInterval();
    this.#listeners.clear();
  }

  async #startOver(): Promise<void> {
    await this.#start(await this.#options.seed?.(), this.#options.startTime);
  }

  async #start(dump: ChainDump | undefined, startTime: bigint | undefined): Promise<void> {
    if (dump !== undefined) checkDump(this.chainId, dump);
    this.world = new WorldState();
    this.blocks = new BlockStore();
    this.pool.clear();
    this.undo.clear();
    this.#snapshots.forget();
    this.time.restart(startTime);
    this.#executor = await Executor.create(
      this.world,
      this.rules,
      (number) => this.blocks.byNumber(number)?.hash,
    );
    if (dump === undefined) {
      const first = firstBlock(this.#options.balances, this.time.peek(0n), firstBaseFee, this.rules);
      this.world.apply(first.changes);
      this.blocks.append(first.block, this.world.epoch);
      this.#applyMining({ automine: true, intervalSeconds: 0 });
      return;
    }
    restoreChain(this, dump);
    if (startTime === undefined) this.time.restore(dump.time);
    this.#applyMining(dump.mining);
  }

  #run(): Executor {
    if (this.#executor === undefined) throw new Error('The chain has not started.');
    return this.#executor;
  }

  async #mine(): Promise<void> {
    const parent = this.blocks.head;
    const header = nextHeader(parent, this.time.take(parent.timestamp));
    const nonceOf = (from: Hex) => this.account(from)?.nonce ?? 0n;
    const { block, changes } = await buildBlock(
      header,
      parent.stateRoot,
      this.pool,
      this.#run(),
      this.world.epoch,
      nonceOf,
    );
    const undo = this.world.apply(changes);
    this.blocks.append(block, this.world.epoch);
    this.undo.set(block.number, undo);
    this.#forgetOld(block.number);
    for (const { from } of block.transactions) this.pool.settle(from, nonceOf(from));
    this.#tell({ kind: 'block', block, changes, undo });
  }

  #forgetOld(head: bigint): void {
    const oldest = head - historyBlocks + 1n;
    this.undo.delete(oldest);
    const floor = this.blocks.epochOf(oldest);
    if (floor !== undefined) this.world.prune(floor);
  }

  #applyMining(settings: MiningSettings): void {
    this.#stopInterval();
    this.#mining = settings;
    if (settings.intervalSeconds > 0) {
      this.#stopInterval = this.#options.clock.every(settings.intervalSeconds * 1000, () => void this.mine());
    } else this.#stopInterval = () => undefined;
  }

  #tell(change: ChainChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
