export {
  createNodePool,
  type NodeHealth,
  type NodePool,
  type NodePoolOptions,
  type NodeState,
} from './nodePool.ts';
export { type Freshness, freshnessMs } from './freshness.ts';
export { type HttpNode, type HttpNodeOptions, httpNode } from './httpNode.ts';
export { nodeFailure, revertFailure } from './nodeFailure.ts';
export { createReader, type Reader, type ReaderOptions, type Snapshot, type Visibility } from './reader.ts';
export type { ReaderStatus } from './readerStatus.ts';
export type { Reading } from './readSlot.ts';
export type { Judge, Transport } from './Transport.ts';
