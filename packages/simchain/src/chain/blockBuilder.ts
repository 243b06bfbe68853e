import type { Hex } from '@amswap/values';
import { genTransactionsTrieRoot } from '@ethereumjs/block';
import { createMPT } from '@ethereumjs/mpt';
import { RLP } from '@ethereumjs/rlp';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@ethereumjs/util';
import { encodeReceipt } from '@ethereumjs/vm';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { StateChanges } from '../state/worldState.ts';
import type { MinedBlock, StoredReceipt } from './block.ts';
import { blockHash, type OpenHeader } from './blockHeader.ts';
import type { Executor } from './executor.ts';
import { logsBloom } from './logsBloom.ts';
import type { Mempool } from './mempool.ts';
import type { PooledTransaction } from './pooledTransaction.ts';

/** Fills a block from the pool, as much as fits, on the state of `epoch`. Transactions that cannot run leave the pool. */
export async function buildBlock(
  header: OpenHeader,
  parentStateRoot: Hex,
  pool: Mempool,
  executor: Executor,
  epoch: number,
  nonceOf: (from: Hex) => bigint,
): Promise<MinedBlock> {
  executor.begin(epoch);
  const taken: PooledTransaction[] = [];
  const receipts: StoredReceipt[] = [];
  let gasUsed = 0n;
  const candidates = pool.candidates(header.baseFeePerGas, nonceOf);
  let step = candidates.next(false);
  while (step.done !== true) {
    const pooled = step.value;
    const fits = gasUsed + pooled.tx.gasLimit <= header.gasLimit;
    const receipt = fits ? await run(pooled, header, gasUsed, pool, executor) : undefined;
    if (receipt !== undefined) {
      gasUsed += receipt.gasUsed;
      taken.push(pooled);
      receipts.push(receipt);
    }
    step = candidates.next(receipt !== undefined);
  }
  const changes = executor.changes();
  return {
    changes,
    block: await close(header, parentStateRoot, taken, receipts, changes, gasUsed, executor),
  };
}

async function run(
  pooled: PooledTransaction,
  header: OpenHeader,
  gasUsed: bigint,
  pool: Mempool,
  executor: Executor,
): Promise<StoredReceipt | undefined> {
  try {
    return await executor.runTransaction(pooled.tx, header, gasUsed);
  } catch {
    // It was sound when it was sent, and is not on this state (its funds have gone): a node drops it silently.
    pool.drop(pooled.stored.hash);
    return undefined;
  }
}

async function close(
  header: OpenHeader,
  parentStateRoot: Hex,
  taken: readonly PooledTransaction[],
  receipts: readonly StoredReceipt[],
  changes: StateChanges,
  gasUsed: bigint,
  executor: Executor,
): Promise<MinedBlock['block']> {
  const logs = receipts.flatMap((receipt) => receipt.logs);
  const open = {
    ...header,
    gasUsed,
    stateRoot: stateCommitment(parentStateRoot, changes),
    transactionsRoot: bytesToHex(await genTransactionsTrieRoot(taken.map(({ tx }) => tx))),
    receiptsRoot: await receiptsRoot(taken, receipts),
    transactions: taken.map(({ stored }) => stored),
    receipts,
  };
  return { ...open, hash: blockHash(open, logsBloom(logs), executor.rules) };
}

async function receiptsRoot(
  taken: readonly PooledTransaction[],
  receipts: readonly StoredReceipt[],
): Promise<Hex> {
  const trie = await createMPT();
  let cumulative = 0n;
  for (const [index, receipt] of receipts.entries()) {
    cumulative += receipt.gasUsed;
    const encoded = encodeReceipt(
      {
        status: receipt.status,
        cumulativeBlockGasUsed: cumulative,
        bitvector: hexToBytes(logsBloom(receipt.logs)),
        logs: receipt.logs.map((log) => [
          hexToBytes(log.address),
          log.topics.map((topic) => hexToBytes(topic)),
          hexToBytes(log.data),
        ]),
      },
      taken[index]?.tx.type ?? 0,
    );
    await trie.put(RLP.encode(index), encoded);
  }
  return bytesToHex(trie.root());
}

/** There is no state trie; a block commits to its state by hashing its changes onto its parent's commitment. */
export function stateCommitment(parent: Hex, changes: StateChanges): Hex {
  const lines = [
    ...changes.accounts.map(([address, account]) =>
      account === undefined
        ? `${address}-`
        : `${address}:${account.nonce}:${account.balance}:${account.codeHash}`,
    ),
    ...changes.slots.map(([address, slot, value]) => `${address}/${slot}=${value ?? ''}`),
  ].sort();
  return bytesToHex(keccak_256(utf8ToBytes(`${parent}\n${lines.join('\n')}`)));
}
