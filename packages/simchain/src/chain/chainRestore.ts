import type { Hex } from '@amswap/values';
import type { Common } from '@ethereumjs/common';
import { type BlockUndo, type ChainDump, dumpFormat } from '../dump/chainDump.ts';
import { stateHistory } from '../dump/stateHistory.ts';
import { hardfork } from '../hardfork.ts';
import { emptyCodeHash } from '../state/emptyCode.ts';
import type { AccountChange } from '../state/worldState.ts';
import type { MinedBlock, StoredTransaction } from './block.ts';
import { stateCommitment } from './blockBuilder.ts';
import { blockHash, mixHashOf } from './blockHeader.ts';
import type { ChainNode } from './chainNode.ts';
import { blockGasLimit } from './chainRules.ts';
import { logsBloom } from './logsBloom.ts';
import { parseStored } from './pooledTransaction.ts';

const noHash: Hex = `0x${'0'.repeat(64)}`;
/** Root of a trie without entries. */
const emptyRoot: Hex = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

/** The block that a chain begins with, giving accounts their first balances. */
export function firstBlock(
  balances: ReadonlyMap<Hex, bigint>,
  timestamp: bigint,
  baseFeePerGas: bigint,
  rules: Common,
): MinedBlock {
  const accounts: AccountChange[] = [...balances].map(([address, balance]) => [
    address,
    { nonce: 0n, balance, codeHash: emptyCodeHash },
  ]);
  const changes = { accounts, slots: [], codes: [] };
  const stateRoot = stateCommitment(noHash, changes);
  return { changes, block: blockZero(stateRoot, timestamp, baseFeePerGas, rules) };
}

/** A block without a parent and without transactions, over a state that it commits to. @param timestamp unix seconds. */
export function blockZero(
  stateRoot: Hex,
  timestamp: bigint,
  baseFeePerGas: bigint,
  rules: Common,
): MinedBlock['block'] {
  const block = {
    number: 0n,
    parentHash: noHash,
    timestamp,
    gasLimit: blockGasLimit,
    gasUsed: 0n,
    baseFeePerGas,
    mixHash: mixHashOf(0n, noHash),
    stateRoot,
    transactionsRoot: emptyRoot,
    receiptsRoot: emptyRoot,
    transactions: [],
    receipts: [],
  };
  return { ...block, hash: blockHash(block, logsBloom([]), rules) };
}

/** The whole chain as plain data. */
export function dumpChain(node: ChainNode): ChainDump {
  // Nothing is before the first block: what a developer changed there is not to be undone.
  const undo: BlockUndo[] = [...node.undo]
    .filter(([number]) => number > 0n)
    .sort(([a], [b]) => Number(a - b));
  return {
    format: dumpFormat,
    chainId: node.chainId,
    hardfork,
    ...node.standing(),
    blocks: node.blocks.all(),
    state: node.world.everything(node.world.epoch),
    undo,
  };
}

/** @throws Error when a dump is of another chain, hardfork or format, or has no blocks. */
export function checkDump(chainId: number, dump: ChainDump): void {
  if (dump.format !== dumpFormat) throw new Error(`The dump has format ${dump.format}, not ${dumpFormat}.`);
  if (dump.chainId !== chainId) throw new Error(`The dump is of chain ${dump.chainId}, not ${chainId}.`);
  if (dump.hardfork !== hardfork) throw new Error(`The dump is of ${dump.hardfork}, not ${hardfork}.`);
  if (dump.blocks.length === 0) throw new Error('The dump has no blocks.');
}

/** Fills an empty node with a dump that was checked, with the states of the blocks whose undo it has. */
export function restoreChain(node: ChainNode, dump: ChainDump): void {
  const head = BigInt(dump.blocks.length - 1);
  const undo = withoutGap(dump.undo, head);
  const { base, steps } = stateHistory(dump.state, undo);
  node.world.apply(base);
  const firstKept = head - BigInt(steps.length);
  for (const block of dump.blocks) {
    const step = steps[Number(block.number - firstKept) - 1];
    if (block.number > firstKept && step !== undefined) node.world.apply(step);
    node.blocks.append(block, block.number < firstKept ? undefined : node.world.epoch);
  }
  for (const [number, changes] of undo) node.undo.set(number, changes);
  restorePool(node, dump.pool);
}

/** Makes the pool hold exactly these transactions. */
export function restorePool(node: ChainNode, stored: readonly StoredTransaction[]): void {
  node.pool.clear();
  for (const transaction of stored)
    node.pool.add({ tx: parseStored(transaction, node.rules), stored: transaction });
}

/** The undo entries that reach down from the head without a gap, oldest first. */
function withoutGap(undo: readonly BlockUndo[], head: bigint): BlockUndo[] {
  const byNumber = new Map(undo);
  const found: BlockUndo[] = [];
  for (let number = head; number > 0n; number--) {
    const changes = byNumber.get(number);
    if (changes === undefined) break;
    found.push([number, changes]);
  }
  return found.reverse();
}
