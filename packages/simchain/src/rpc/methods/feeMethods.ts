import { nextBaseFee, suggestedTip } from '../../chain/chainRules.ts';
import type { ChainNode } from '../../chain/chainNode.ts';
import type { StoredBlock } from '../../chain/block.ts';
import { parseStored, tipAt } from '../../chain/pooledTransaction.ts';
import { blockNumberOf } from '../blockReference.ts';
import { quantity } from '../formatChain.ts';
import type { MethodTable } from '../methodTable.ts';
import { readQuantity } from '../readParams.ts';
import { invalidParams } from '../rpcError.ts';

/** Most blocks that one fee history reaches over. */
const feeHistoryLimit = 1024n;
/** A ratio of gas is given to this many parts. */
const ratioParts = 1_000_000n;

/** What gas costs. Everything in wei. */
export const feeMethods: MethodTable = {
  eth_gasPrice: ({ node }) => quantity(nextBaseFee(node.blocks.head) + suggestedTip),
  eth_maxPriorityFeePerGas: () => quantity(suggestedTip),
  eth_blobBaseFee: () => '0x1',

  eth_feeHistory: ({ node }, [count, newest, percentiles]) => {
    const last = blockNumberOf(node, newest);
    const asked = readQuantity(count, 'block count');
    const wanted = [asked, feeHistoryLimit, last + 1n].reduce((a, b) => (a < b ? a : b));
    const blocks: StoredBlock[] = [];
    for (let number = last - wanted + 1n; number <= last; number++) {
      const block = node.blocks.byNumber(number);
      if (block !== undefined) blocks.push(block);
    }
    const fees = blocks.map(({ baseFeePerGas }) => quantity(baseFeePerGas));
    const newestBlock = blocks.at(-1);
    if (newestBlock !== undefined) fees.push(quantity(nextBaseFee(newestBlock)));
    const shares = readPercentiles(percentiles);
    return {
      oldestBlock: quantity(blocks[0]?.number ?? last),
      baseFeePerGas: fees,
      gasUsedRatio: blocks.map(
        (block) => Number((block.gasUsed * ratioParts) / block.gasLimit) / Number(ratioParts),
      ),
      baseFeePerBlobGas: fees.map(() => '0x1'),
      blobGasUsedRatio: blocks.map(() => 0),
      ...(shares === null ? {} : { reward: blocks.map((block) => tipsAt(block, shares, node)) }),
    };
  },
};

function readPercentiles(value: unknown): number[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw invalidParams('invalid reward percentiles: expected a list');
  return value.map((share: unknown) => {
    if (typeof share === 'number' && share >= 0 && share <= 100) return share;
    throw invalidParams('invalid reward percentiles: expected numbers from 0 to 100');
  });
}

/** The tips paid in a block at these shares of its gas, ascending. */
function tipsAt(block: StoredBlock, shares: readonly number[], node: ChainNode): string[] {
  const paid = block.transactions
    .map((stored, index) => ({
      tip: tipAt(parseStored(stored, node.rules), block.baseFeePerGas),
      gas: block.receipts[index]?.gasUsed ?? 0n,
    }))
    .sort((a, b) => Number(a.tip - b.tip));
  return shares.map((share) => {
    const threshold = (block.gasUsed * BigInt(Math.round(share * 100))) / 10_000n;
    let passed = 0n;
    for (const { tip, gas } of paid) {
      passed += gas;
      if (passed >= threshold) return quantity(tip);
    }
    return quantity(paid.at(-1)?.tip ?? 0n);
  });
}
