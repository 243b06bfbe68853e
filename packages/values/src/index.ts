export type { Clock } from './clock.ts';
export type { Eip1193Provider, RpcRequest } from './eip1193.ts';
export { type Fact, newerFact } from './fact.ts';
export type { Address, Hex } from './hex.ts';
export { type PayTokenId, payTokenIds, type TokenId, tokenIds } from './token.ts';
export {
  type AddressErrorCode,
  type AmountErrorCode,
  addressErrorCodes,
  amountErrorCodes,
  type ContractErrorCode,
  customContractErrorCodes,
  type DeploymentErrorCode,
  deploymentErrorCodes,
  type ErrorCode,
  errorCodes,
  plainContractErrorCodes,
  type RpcErrorCode,
  rpcErrorCodes,
  type TransactionErrorCode,
  transactionErrorCodes,
  type WalletErrorCode,
  walletErrorCodes,
} from './errorCodes.ts';
