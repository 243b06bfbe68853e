export type { ChainChange, ChainListener } from './chain/chainChange.ts';
export {
  createSimchain,
  type Simchain,
  type SimchainAccount,
  type SimchainOptions,
} from './createSimchain.ts';
export type { ChainDump, MiningSettings } from './dump/chainDump.ts';
export { dumpFromText, dumpToText } from './dump/dumpText.ts';
export { hardfork } from './hardfork.ts';
export { dumpOfImage } from './image/dumpOfImage.ts';
export { imageState, mappingSlot, slotBehind } from './image/imageState.ts';
export {
  type GrowingSlot,
  imageFormat,
  imageFromText,
  type KeyedSlot,
  type StateImage,
} from './image/stateImage.ts';
export { RpcError } from './rpc/rpcError.ts';
