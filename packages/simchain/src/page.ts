export { hardfork } from './hardfork.ts';
export type { ChainDump } from './dump/chainDump.ts';
export { RpcError } from './rpc/rpcError.ts';
export { openTabSimchain, type TabSimchainOptions } from './tabs/openTabSimchain.ts';
export type { SharedSimchain } from './tabs/openSharedSimchain.ts';
export { connectSimchain, type SimchainConnection } from './worker/connectSimchain.ts';
export { endpointOf } from './worker/endpoint.ts';
export type { Keeping, SeedSource, WorkerChainOptions } from './worker/portProtocol.ts';
export { startSimchainWorker, type WorkerLike } from './worker/startSimchainWorker.ts';
