import type { ErrorCode, RpcErrorCode, TransactionErrorCode, WalletErrorCode } from '@amswap/values';

/** The coarse kinds by which flows decide what to do next. */
export type ErrorKind =
  | 'user-rejected'
  | 'unknown-chain'
  | 'request-pending'
  | 'unauthorised'
  | 'chain-disconnected'
  | 'insufficient-funds'
  | 'nonce-too-low'
  | 'replacement-underpriced'
  | 'execution-reverted'
  | 'rate-limited'
  | 'network'
  | 'unknown';

const kindByCode: Readonly<Record<WalletErrorCode | RpcErrorCode | TransactionErrorCode, ErrorKind>> = {
  'wallet.refused': 'user-rejected',
  'wallet.unknownChain': 'unknown-chain',
  'wallet.requestPending': 'request-pending',
  'wallet.unauthorised': 'unauthorised',
  'wallet.chainDisconnected': 'chain-disconnected',
  'wallet.notFound': 'unknown',
  'wallet.locked': 'unauthorised',
  'wallet.noAnswer': 'request-pending',
  'wallet.unsupportedMethod': 'unknown',
  'wallet.badRequest': 'unknown',
  'wallet.wrongChain': 'unknown',
  'wallet.wrongAccount': 'unknown',
  'rpc.rateLimited': 'rate-limited',
  'rpc.unreachable': 'network',
  'rpc.timedOut': 'network',
  'rpc.badAnswer': 'network',
  'rpc.wrongChain': 'network',
  'rpc.lagging': 'network',
  'rpc.rangeTooLarge': 'unknown',
  'rpc.disagreement': 'unknown',
  'transaction.insufficientFunds': 'insufficient-funds',
  'transaction.nonceTooLow': 'nonce-too-low',
  'transaction.replacementUnderpriced': 'replacement-underpriced',
  'transaction.underpriced': 'unknown',
  'transaction.alreadyKnown': 'unknown',
  'transaction.refusedByNode': 'unknown',
  'transaction.reverted': 'execution-reverted',
  'transaction.dropped': 'unknown',
  'transaction.otherSigner': 'unknown',
  'transaction.cancelled': 'user-rejected',
  'transaction.alreadyUnderWay': 'unknown',
  'transaction.allowanceShort': 'unknown',
  'transaction.batchFailed': 'unknown',
};

/** The kind of a code. Everything a contract says is a revert. Errors: none. */
export function kindOf(code: ErrorCode): ErrorKind {
  if (code.startsWith('contract.')) return 'execution-reverted';
  return Object.hasOwn(kindByCode, code) ? kindByCode[code as keyof typeof kindByCode] : 'unknown';
}
