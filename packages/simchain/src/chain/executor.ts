import type { Hex } from '@amswap/values';
import type { Block } from '@ethereumjs/block';
import type { Common } from '@ethereumjs/common';
import { createEVM, type EVMMockBlockchainInterface } from '@ethereumjs/evm';
import type { TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { type RunTxResult, runTx, VM } from '@ethereumjs/vm';
import { refused } from '../rpc/rpcError.ts';
import { EvmState } from '../state/evmState.ts';
import type { StateChanges, WorldState } from '../state/worldState.ts';
import type { StoredReceipt } from './block.ts';
import { evmBlock, type OpenHeader } from './blockHeader.ts';
import { blockGasLimit } from './chainRules.ts';

/** A message to a contract that changes nothing. Value and price in wei; without `to` it is a creation. */
export interface CallMessage {
  readonly from: Hex;
  readonly to: Hex | null;
  readonly data: Hex;
  readonly value: bigint;
  readonly gas?: bigint;
  readonly gasPrice?: bigint;
}

/** How a call or transaction ended. `failure` is the EVM's word for it, `revert` for a revert. */
export interface Outcome {
  readonly failure: string | null;
  readonly returned: Hex;
  /** What was paid for, after refunds. */
  readonly gasUsed: bigint;
  /** What had to be there before refunds came back. */
  readonly gasNeeded: bigint;
}

/** Runs messages and transactions on the state of an epoch. One at a time: the caller keeps the order. */
export class Executor {
  readonly #vm: VM;
  readonly #state: EvmState;
  readonly #world: WorldState;
  readonly rules: Common;

  private constructor(vm: VM, state: EvmState, world: WorldState, rules: Common) {
    this.#vm = vm;
    this.#state = state;
    this.#world = world;
    this.rules = rules;
  }

  /** @param hashOf the hash of an older block, for BLOCKHASH. */
  static async create(
    world: WorldState,
    rules: Common,
    hashOf: (number: bigint) => Hex | undefined,
  ): Promise<Executor> {
    const state = new EvmState(world);
    const blockchain: EVMMockBlockchainInterface = {
      getBlock: async (number) => ({
        hash: () => hexToBytes(hashOf(BigInt(number)) ?? `0x${'0'.repeat(64)}`),
      }),
      putBlock: async () => undefined,
      shallowCopy: () => blockchain,
    };
    const evm = await createEVM({ common: rules, stateManager: state, blockchain });
    const vm = new VM({ common: rules, stateManager: state, blockchain, evm });
    return new Executor(vm, state, world, rules);
  }

  /** Starts over on the state of `epoch`; what earlier runs wrote is forgotten. */
  begin(epoch: number): void {
    this.#state.begin(epoch);
  }

  /** What the transactions run since `begin` have changed. */
  changes(): StateChanges {
    return this.#state.changes();
  }

  /**
   * Runs a message on the state of `epoch` as if in the block of `header`, and forgets it.
   * @throws RpcError when the sender has less than the value.
   */
  async call(message: CallMessage, header: OpenHeader, epoch: number): Promise<Outcome> {
    this.begin(epoch);
    if ((this.#world.account(message.from, epoch)?.balance ?? 0n) < message.value) {
      throw refused('insufficient funds for transfer');
    }
    const { evm } = this.#vm;
    const gasPrice = message.gasPrice ?? 0n;
    const gas = message.gas ?? blockGasLimit;
    for (const precompile of evm.precompiles.keys()) evm.journal.addAlwaysWarmAddress(precompile);
    evm.journal.addAlwaysWarmAddress(message.from);
    if (message.to !== null) evm.journal.addAlwaysWarmAddress(message.to);
    try {
      const { execResult } = await evm.runCall({
        caller: createAddressFromString(message.from),
        ...(message.to === null ? {} : { to: createAddressFromString(message.to) }),
        data: hexToBytes(message.data),
        value: message.value,
        gasLimit: gas,
        gasPrice,
        block: this.#block(gasPrice === 0n ? { ...header, baseFeePerGas: 0n } : header),
      });
      const used = execResult.executionGasUsed;
      return {
        failure: execResult.exceptionError?.error ?? null,
        returned: bytesToHex(execResult.returnValue),
        gasUsed: used,
        gasNeeded: used,
      };
    } finally {
      evm.journal.cleanJournal();
      this.begin(epoch);
    }
  }

  /** Runs a transaction on the state of `epoch` whatever its nonce, and forgets it: what estimating takes. */
  async tryTransaction(tx: TypedTransaction, header: OpenHeader, epoch: number): Promise<Outcome> {
    this.begin(epoch);
    try {
      const result = await runTx(this.#vm, {
        tx,
        block: this.#block(header),
        skipNonce: true,
        skipHardForkValidation: true,
      });
      return outcomeOf(result);
    } finally {
      this.begin(epoch);
    }
  }

  /** Runs a transaction for good, on top of those since `begin`. Throws when it cannot be in a block at all. */
  async runTransaction(
    tx: TypedTransaction,
    header: OpenHeader,
    blockGasUsed: bigint,
  ): Promise<StoredReceipt> {
    const result = await runTx(this.#vm, {
      tx,
      block: this.#block(header),
      blockGasUsed,
      skipHardForkValidation: true,
    });
    const failed = result.execResult.exceptionError !== undefined;
    return {
      status: failed ? 0 : 1,
      gasUsed: result.totalGasSpent,
      contractAddress: tx.to === undefined ? (result.createdAddress?.toString() ?? null) : null,
      logs: (result.execResult.logs ?? []).map(([address, topics, data]) => ({
        address: bytesToHex(address),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(data),
      })),
    };
  }

  #block(header: OpenHeader): Block {
    return evmBlock(header, this.rules);
  }
}

function outcomeOf(result: RunTxResult): Outcome {
  return {
    failure: result.execResult.exceptionError?.error ?? null,
    returned: bytesToHex(result.execResult.returnValue),
    gasUsed: result.totalGasSpent,
    gasNeeded: result.totalGasSpent + (result.gasRefund ?? 0n),
  };
}
