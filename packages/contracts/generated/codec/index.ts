// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.
export { CodecError, type CodecFault } from '../../codec-generator/runtime/codecError.ts';
export * as hashrateMain from './hashrateMain.ts';
export * as memberRegistry from './memberRegistry.ts';
export * as tokenSwap from './tokenSwap.ts';
export * as multicall3 from './multicall3.ts';
export * as erc20 from './erc20.ts';
export * as swapRouter from './swapRouter.ts';
export * as swapFactory from './swapFactory.ts';
export * as swapPair from './swapPair.ts';
