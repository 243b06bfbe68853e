// The light half: everything a page needs to read. No ethers in here; wallets and writes stand behind `@amswap/chain/act`.
export * from './deployment/index.ts';
export * from './reads/index.ts';
export * from './rpc/index.ts';
export * from './writes/plan.ts';
export { deadlineSeconds } from './writes/planContext.ts';
export { ChainError, isChainError } from './errors/ChainError.ts';
export type { ChainErrorData, ContractErrorFigure } from './errors/ChainError.ts';
