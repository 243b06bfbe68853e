import type { StoredBlock } from '../../chain/block.ts';
import type { ChainNode } from '../../chain/chainNode.ts';
import { stateCommitment } from '../../chain/blockBuilder.ts';
import { blockNumberOf, findBlock } from '../blockReference.ts';
import { formatBlock, formatReceipt, formatTransaction, quantity } from '../formatChain.ts';
import { logsOf, readLogFilter } from '../logFilter.ts';
import type { MethodTable } from '../methodTable.ts';
import { readHash, readObject, readQuantity } from '../readParams.ts';
import { refused } from '../rpcError.ts';

/** Blocks, and the transactions, receipts and logs in them. */
export const blockMethods: MethodTable = {
  eth_blockNumber: ({ node }) => quantity(node.blocks.headNumber),

  eth_getBlockByNumber: ({ node }, [number, full]) => {
    const block = findBlock(node, number);
    if (block === 'pending') return pendingBlock(node, full === true);
    return block === undefined ? null : formatBlock(block, full === true, node.rules);
  },

  eth_getBlockByHash: ({ node }, [hash, full]) => {
    const block = node.blocks.byHash(readHash(hash));
    return block === undefined ? null : formatBlock(block, full === true, node.rules);
  },

  eth_getBlockTransactionCountByNumber: ({ node }, [number]) => {
    const block = findBlock(node, number);
    if (block === 'pending') return quantity(node.pool.all().length);
    return block === undefined ? null : quantity(block.transactions.length);
  },

  eth_getTransactionByHash: ({ node }, [hash]) => {
    const mined = node.blocks.transaction(readHash(hash));
    if (mined !== undefined) return formatTransaction(mined.transaction, node.rules, mined);
    const waiting = node.pool.find(readHash(hash));
    return waiting === undefined ? null : formatTransaction(waiting.stored, node.rules, null);
  },

  eth_getTransactionByBlockNumberAndIndex: ({ node }, [number, index]) => {
    const block = findBlock(node, number);
    if (block === undefined || block === 'pending') return null;
    const at = Number(readQuantity(index, 'index'));
    const stored = block.transactions[at];
    return stored === undefined ? null : formatTransaction(stored, node.rules, { block, index: at });
  },

  eth_getTransactionReceipt: ({ node }, [hash]) => {
    const mined = node.blocks.transaction(readHash(hash));
    return mined === undefined ? null : formatReceipt(mined, node.rules);
  },

  eth_getBlockReceipts: ({ node }, [reference]) => {
    const block = findBlock(node, isHash(reference) ? { blockHash: reference } : reference);
    if (block === undefined || block === 'pending') return null;
    return block.transactions.flatMap(({ hash }) => {
      const mined = node.blocks.transaction(hash);
      return mined === undefined ? [] : [formatReceipt(mined, node.rules)];
    });
  },

  eth_getLogs: ({ node }, [given]) => {
    const filter = readObject(given, 'filter');
    const wanted = readLogFilter(filter);
    if (filter['blockHash'] !== undefined) {
      const block = node.blocks.byHash(readHash(filter['blockHash']));
      if (block === undefined) throw refused('unknown block');
      return logsOf(block, wanted);
    }
    const from = blockNumberOf(node, filter['fromBlock']);
    const to = blockNumberOf(node, filter['toBlock']);
    const found: ReturnType<typeof logsOf> = [];
    for (let number = from; number <= to; number++) {
      const block = node.blocks.byNumber(number);
      if (block === undefined) break;
      found.push(...logsOf(block, wanted));
    }
    return found;
  },
};

function isHash(reference: unknown): boolean {
  return typeof reference === 'string' && reference.length === 66;
}

/** The block that is being made: what waits, with no hash yet. */
function pendingBlock(node: ChainNode, full: boolean): unknown {
  const header = node.pendingHeader();
  const waiting = node.pool.stored();
  const block: StoredBlock = {
    ...header,
    hash: header.parentHash,
    gasUsed: 0n,
    stateRoot: stateCommitment(node.blocks.head.stateRoot, { accounts: [], slots: [], codes: [] }),
    transactionsRoot: node.blocks.head.transactionsRoot,
    receiptsRoot: node.blocks.head.receiptsRoot,
    transactions: [],
    receipts: [],
  };
  return {
    ...formatBlock(block, false, node.rules),
    hash: null,
    nonce: null,
    transactions: waiting.map((stored) => (full ? formatTransaction(stored, node.rules, null) : stored.hash)),
  };
}
