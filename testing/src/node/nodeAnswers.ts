import type { Address, Hex } from '@amswap/values';
import { keccak256, toUtf8Bytes } from 'ethers';
import type { NodeCall, NodeTransaction } from './NodeContracts.ts';

/** A block as the node keeps it. */
export interface Block {
  readonly number: number;
  readonly hash: Hex;
  readonly time: number;
  readonly transactions: readonly MinedTransaction[];
}

export interface MinedTransaction {
  readonly transaction: NodeTransaction;
  readonly success: boolean;
}

export const quantity = (value: number | bigint): Hex => `0x${value.toString(16)}`;
export const hashOf = (text: string): Hex => keccak256(toUtf8Bytes(text)) as Hex;
export const gasUsed = 50_000n;
export const gasPrice = 1_000_000_000n;

/** The call in the parameters of a request. */
export function callOf(asked: unknown): NodeCall {
  const { from, to, data, input } = (asked ?? {}) as Record<string, unknown>;
  return { from: from as Address | undefined, to: to as Address, data: (data ?? input ?? '0x') as Hex };
}

/** A transaction in the form of JSON-RPC. */
export function describeTransaction(transaction: NodeTransaction, block: Block | undefined): unknown {
  return {
    hash: transaction.hash,
    from: transaction.from,
    to: transaction.to,
    input: transaction.data,
    nonce: quantity(transaction.nonce),
    value: quantity(transaction.value),
    gas: quantity(2n * gasUsed),
    gasPrice: quantity(gasPrice),
    blockHash: block?.hash ?? null,
    blockNumber: block === undefined ? null : quantity(block.number),
  };
}

/** A block in the form of JSON-RPC, with whole transactions or their hashes. */
export function describeBlock(block: Block, whole: boolean): unknown {
  return {
    number: quantity(block.number),
    hash: block.hash,
    parentHash: hashOf(`block ${block.number - 1}`),
    timestamp: quantity(block.time),
    transactions: block.transactions.map(({ transaction }) =>
      whole ? describeTransaction(transaction, block) : transaction.hash,
    ),
  };
}

/** A receipt in the form of JSON-RPC. */
export function describeReceipt(
  { transaction, success }: MinedTransaction,
  block: Block,
  index: number,
  withStatus: boolean,
): unknown {
  return {
    transactionHash: transaction.hash,
    transactionIndex: quantity(index),
    blockHash: block.hash,
    blockNumber: quantity(block.number),
    from: transaction.from,
    to: transaction.to,
    gasUsed: quantity(gasUsed),
    cumulativeGasUsed: quantity(gasUsed),
    effectiveGasPrice: quantity(gasPrice),
    contractAddress: null,
    logs: [],
    logsBloom: `0x${'0'.repeat(512)}`,
    type: '0x0',
    ...(withStatus && { status: success ? '0x1' : '0x0' }),
  };
}
