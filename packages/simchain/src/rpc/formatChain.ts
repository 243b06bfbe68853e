import type { Hex } from '@amswap/values';
import type { Common } from '@ethereumjs/common';
import { KECCAK256_RLP_ARRAY, KECCAK256_RLP, bytesToHex } from '@ethereumjs/util';
import type { StoredBlock, StoredLog, StoredTransaction } from '../chain/block.ts';
import { coinbase, emptyRequestsHash } from '../chain/blockHeader.ts';
import type { MinedTransaction } from '../chain/blockStore.ts';
import { logsBloom } from '../chain/logsBloom.ts';
import { effectiveGasPrice, maxFeeOf, parseStored } from '../chain/pooledTransaction.ts';

type Json = Readonly<Record<string, unknown>>;

/** A number as JSON-RPC writes quantities. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

/** A block as eth_getBlockByNumber answers it. */
export function formatBlock(block: StoredBlock, full: boolean, rules: Common): Json {
  const transactions = full
    ? block.transactions.map((stored, index) => formatTransaction(stored, rules, { block, index }))
    : block.transactions.map(({ hash }) => hash);
  return {
    number: quantity(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    nonce: '0x0000000000000000',
    mixHash: block.mixHash,
    sha3Uncles: bytesToHex(KECCAK256_RLP_ARRAY),
    logsBloom: logsBloom(block.receipts.flatMap(({ logs }) => logs)),
    transactionsRoot: block.transactionsRoot,
    stateRoot: block.stateRoot,
    receiptsRoot: block.receiptsRoot,
    miner: coinbase,
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    size: quantity(block.transactions.reduce((size, { raw }) => size + raw.length / 2 - 1, emptyBlockSize)),
    gasLimit: quantity(block.gasLimit),
    gasUsed: quantity(block.gasUsed),
    timestamp: quantity(block.timestamp),
    baseFeePerGas: quantity(block.baseFeePerGas),
    withdrawalsRoot: bytesToHex(KECCAK256_RLP),
    withdrawals: [],
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: `0x${'0'.repeat(64)}`,
    requestsHash: emptyRequestsHash,
    uncles: [],
    transactions,
  };
}

/** Bytes of a block without transactions, about. */
const emptyBlockSize = 620;

/** A transaction as eth_getTransactionByHash answers it; without a place it is pending. */
export function formatTransaction(
  stored: StoredTransaction,
  rules: Common,
  at: { readonly block: StoredBlock; readonly index: number } | null,
): Json {
  const tx = parseStored(stored, rules);
  const json = tx.toJSON();
  const fee = at === null ? maxFeeOf(tx) : effectiveGasPrice(tx, at.block.baseFeePerGas);
  return {
    hash: stored.hash,
    type: quantity(tx.type),
    nonce: quantity(tx.nonce),
    from: stored.from,
    to: tx.to?.toString() ?? null,
    value: quantity(tx.value),
    gas: quantity(tx.gasLimit),
    gasPrice: quantity(fee),
    input: bytesToHex(tx.data),
    v: quantity(tx.v ?? 0n),
    r: quantity(tx.r ?? 0n),
    s: quantity(tx.s ?? 0n),
    ...(tx.type > 0 ? { yParity: quantity(tx.v ?? 0n), accessList: json.accessList ?? [] } : {}),
    ...('maxFeePerGas' in tx
      ? { maxFeePerGas: quantity(tx.maxFeePerGas), maxPriorityFeePerGas: quantity(tx.maxPriorityFeePerGas) }
      : {}),
    ...(json.authorizationList === undefined ? {} : { authorizationList: json.authorizationList }),
    chainId: quantity(rules.chainId()),
    blockHash: at?.block.hash ?? null,
    blockNumber: at === null ? null : quantity(at.block.number),
    transactionIndex: at === null ? null : quantity(at.index),
  };
}

/** A receipt as eth_getTransactionReceipt answers it. */
export function formatReceipt(mined: MinedTransaction, rules: Common): Json {
  const { block, index, transaction, receipt } = mined;
  const tx = parseStored(transaction, rules);
  const before = block.receipts.slice(0, index);
  const firstLog = before.reduce((count, { logs }) => count + logs.length, 0);
  return {
    type: quantity(tx.type),
    status: quantity(receipt.status),
    transactionHash: transaction.hash,
    transactionIndex: quantity(index),
    blockHash: block.hash,
    blockNumber: quantity(block.number),
    from: transaction.from,
    to: tx.to?.toString() ?? null,
    contractAddress: receipt.contractAddress,
    gasUsed: quantity(receipt.gasUsed),
    cumulativeGasUsed: quantity(before.reduce((sum, { gasUsed }) => sum + gasUsed, receipt.gasUsed)),
    effectiveGasPrice: quantity(effectiveGasPrice(tx, block.baseFeePerGas)),
    blobGasPrice: '0x1',
    logsBloom: logsBloom(receipt.logs),
    logs: receipt.logs.map((log, at) => formatLog(log, mined, firstLog + at)),
  };
}

/** A log as eth_getLogs answers it; `logIndex` counts through the block. */
export function formatLog(
  log: StoredLog,
  at: Pick<MinedTransaction, 'block' | 'index' | 'transaction'>,
  logIndex: number,
): Json {
  return {
    address: log.address,
    topics: log.topics,
    data: log.data,
    blockHash: at.block.hash,
    blockNumber: quantity(at.block.number),
    blockTimestamp: quantity(at.block.timestamp),
    transactionHash: at.transaction.hash,
    transactionIndex: quantity(at.index),
    logIndex: quantity(logIndex),
    removed: false,
  };
}
