import type { Hex } from '@amswap/values';
import type { StoredBlock } from '../chain/block.ts';
import type { ChainNode, ReadPoint } from '../chain/chainNode.ts';
import { invalidParams, refused } from './rpcError.ts';
import { readHash, readObject, readQuantity } from './readParams.ts';

/** The block that a tag, number or hash means; `pending` for the one not yet made; undefined when there is none. */
export function findBlock(node: ChainNode, reference: unknown): StoredBlock | 'pending' | undefined {
  if (reference === undefined || reference === null) return node.blocks.head;
  if (typeof reference === 'object') return byObject(node, reference);
  switch (reference) {
    case 'latest':
    case 'safe':
    case 'finalized':
      return node.blocks.head;
    case 'earliest':
      return node.blocks.byNumber(0n);
    case 'pending':
      return 'pending';
    default:
      return node.blocks.byNumber(readQuantity(reference, 'block number'));
  }
}

/** Where to read for a reference. @throws RpcError when there is no such block or its state is gone. */
export function readPointOf(node: ChainNode, reference: unknown): ReadPoint {
  const block = findBlock(node, reference);
  if (block === undefined) throw refused('header not found');
  if (block === 'pending') return { header: node.pendingHeader(), epoch: node.world.epoch };
  return node.readPoint(block);
}

/** The number that a reference means, for ranges: the pending block's is the head's. */
export function blockNumberOf(node: ChainNode, reference: unknown): bigint {
  const block = findBlock(node, reference);
  if (block === 'pending') return node.blocks.headNumber;
  if (block !== undefined) return block.number;
  if (typeof reference === 'object') throw refused('unknown block');
  return readQuantity(reference, 'block number');
}

function byObject(node: ChainNode, reference: object): StoredBlock | undefined {
  const given = readObject(reference, 'block reference');
  if (given['blockHash'] !== undefined) return node.blocks.byHash(readHash(given['blockHash']) satisfies Hex);
  if (given['blockNumber'] !== undefined)
    return node.blocks.byNumber(readQuantity(given['blockNumber'], 'block number'));
  throw invalidParams('invalid block reference: expected blockHash or blockNumber');
}
