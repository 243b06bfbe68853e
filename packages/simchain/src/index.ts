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
export { RpcError } from './rpc/rpcError.ts';
