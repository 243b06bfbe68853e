import { type Address, checksumAddress, type Eip1193Provider, type Hex } from '@amswap/values';
import type { WorldAccount } from '../accounts.ts';
import { type Move, MoveSigner, usualGas } from './MoveSigner.ts';
import type { Receipt } from './receipt.ts';

/** A move of the world that the chain refused: the seed and the contracts don't fit together. */
export class MoveFailed extends Error {
  override readonly name = 'MoveFailed';
  /** What the contract reverted with, if the node says so. */
  readonly data: Hex | undefined;

  constructor(move: Move, data: Hex | undefined) {
    super(
      `${move.from.address} -> ${move.to ?? 'deployment'} ${move.data.slice(0, 10)} failed with ${data ?? 'no data'}`,
    );
    this.data = data;
  }
}

/** Gas limits of one block's moves may not sum up to more: the local chains' blocks hold 30 million. */
const BLOCK_GAS = 28_000_000n;
/** Above any base fee that a local chain reaches while it is seeded. */
const TOP_GAS_PRICE = 3_000_000_000n;
const GAS_LIMIT_OF_CALL = '0x1c9c380';

/**
 * Makes transactions in blocks whose times are given, so that the same moves give the same chain everywhere.
 * Signs by itself: the chain needs to know no account.
 */
export class ChainDriver {
  readonly chainId: bigint;
  readonly #provider: Eip1193Provider;
  readonly #signer: MoveSigner;
  #time: bigint;

  private constructor(provider: Eip1193Provider, chainId: bigint, time: bigint) {
    this.#provider = provider;
    this.chainId = chainId;
    this.#signer = new MoveSigner(provider, chainId);
    this.#time = time;
  }

  /** Takes over mining from the chain until `release`. */
  static async start(provider: Eip1193Provider): Promise<ChainDriver> {
    const chainId = BigInt((await provider.request({ method: 'eth_chainId' })) as Hex);
    const block = await provider.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
    await provider.request({ method: 'evm_setAutomine', params: [false] });
    return new ChainDriver(provider, chainId, BigInt((block as { timestamp: Hex }).timestamp));
  }

  /** Lets the chain mine by itself again. */
  async release(): Promise<void> {
    await this.request('evm_setAutomine', [true]);
  }

  /** Time of the latest block, unix seconds. */
  get time(): bigint {
    return this.#time;
  }

  /** Any request to the chain. */
  request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    return this.#provider.request({ method, params });
  }

  /**
   * Mines the moves in one block at `time` (unix seconds), in their order; what does not fit into the block follows
   * in blocks a second apart. Without moves it mines an empty block.
   * Throws `MoveFailed` if a move reverts, and an Error if the time is not after the last block's.
   */
  async mineAt(time: bigint, moves: readonly Move[]): Promise<Receipt[]> {
    if (time <= this.#time)
      throw new Error(`The chain is at ${this.#time} already, and cannot go to ${time}`);
    const receipts: Receipt[] = [];
    let rest = moves;
    let blockTime = time;
    do {
      const fitting = countWithin(rest, BLOCK_GAS);
      receipts.push(...(await this.mineBlockAt(blockTime, rest.slice(0, fitting))));
      rest = rest.slice(fitting);
      blockTime += 1n;
    } while (rest.length > 0);
    for (const [index, receipt] of receipts.entries()) await this.#refuseFailure(receipt, moves[index]);
    return receipts;
  }

  /** Deploys creation code at `time`, and gives the contract's address. */
  async deployAt(time: bigint, from: WorldAccount, creation: Hex): Promise<Address> {
    const [receipt] = await this.mineAt(time, [{ from, data: creation, gas: 10_000_000n }]);
    if (!receipt?.contractAddress) throw new Error('The node gave no address for a deployment');
    return checksumAddress(receipt.contractAddress);
  }

  /** Calls a view function at the latest block. */
  async call(to: Hex, data: Hex, from?: Hex): Promise<Hex> {
    const call = { to, data, gas: GAS_LIMIT_OF_CALL, ...(from === undefined ? {} : { from }) };
    return (await this.request('eth_call', [call, 'latest'])) as Hex;
  }

  /** Mines the moves in one block at `time`, whatever becomes of them; they have to fit into it. */
  async mineBlockAt(time: bigint, moves: readonly Move[]): Promise<Receipt[]> {
    const hashes: Hex[] = [];
    for (const [index, move] of moves.entries()) {
      // Falling gas prices keep the order of the moves on chains that order by fee.
      hashes.push(await this.#signer.send(move, TOP_GAS_PRICE - BigInt(index)));
    }
    await this.request('evm_setNextBlockTimestamp', [Number(time)]);
    await this.request('evm_mine');
    this.#time = time;
    return Promise.all(hashes.map((hash) => this.#receipt(hash)));
  }

  /** Asks the chain for nonces again: after a snapshot was gone back to, or when others used the accounts. */
  async resume(): Promise<void> {
    this.#signer.forgetNonces();
    const block = await this.request('eth_getBlockByNumber', ['latest', false]);
    this.#time = BigInt((block as { timestamp: Hex }).timestamp);
  }

  async #receipt(hash: Hex): Promise<Receipt> {
    const receipt = (await this.request('eth_getTransactionReceipt', [hash])) as Receipt | null;
    if (receipt === null) throw new Error(`The chain did not mine ${hash}`);
    return receipt;
  }

  async #refuseFailure(receipt: Receipt, move: Move | undefined): Promise<void> {
    if (receipt.status !== '0x1' && move) throw new MoveFailed(move, await this.#revertData(move));
  }

  async #revertData(move: Move): Promise<Hex | undefined> {
    try {
      const call = { from: move.from.address, to: move.to, data: move.data, gas: GAS_LIMIT_OF_CALL };
      await this.request('eth_call', [call, 'latest']);
      return undefined;
    } catch (error) {
      return (error as { data?: Hex }).data;
    }
  }
}

function countWithin(moves: readonly Move[], gas: bigint): number {
  let sum = 0n;
  for (const [index, move] of moves.entries()) {
    sum += move.gas ?? usualGas;
    if (sum > gas) return index;
  }
  return moves.length;
}
