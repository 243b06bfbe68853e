import type { ErrorCode } from '@amswap/values';
import { ChainError, type ChainErrorData, foreignPart, isChainError } from './ChainError.ts';
import { type ErrorClues, gatherClues, saysReverted } from './errorClues.ts';
import { codeByText } from './errorTexts.ts';
import { type RevertDecoder, readPlainRevert } from './plainRevert.ts';

/** What was being done when something was thrown. */
export interface ErrorContext {
  /** JSON-RPC method. */
  readonly method?: string;
  /** Names the custom errors of known contracts; without it they come out as `contract.unknownError`. */
  readonly decodeRevert?: RevertDecoder;
}

/** Numbers that say what happened. Codes beat texts. */
const codeByNumber = new Map<number, ErrorCode>([
  [5000, 'wallet.refused'],
  [5001, 'wallet.refused'],
  [5002, 'wallet.refused'],
  [5003, 'wallet.refused'],
  [4902, 'wallet.unknownChain'],
  [-32002, 'wallet.requestPending'],
  [4100, 'wallet.unauthorised'],
  [4900, 'wallet.chainDisconnected'],
  [4901, 'wallet.chainDisconnected'],
  [1013, 'wallet.chainDisconnected'],
  [-32005, 'rpc.rateLimited'],
  [429, 'rpc.rateLimited'],
]);

/** The same for codes that are words: those of ethers 5 and 6, and of Node's sockets. */
const codeByWord = new Map<string, ErrorCode>([
  ['INSUFFICIENT_FUNDS', 'transaction.insufficientFunds'],
  ['NONCE_EXPIRED', 'transaction.nonceTooLow'],
  ['REPLACEMENT_UNDERPRICED', 'transaction.replacementUnderpriced'],
  ['NETWORK_ERROR', 'rpc.unreachable'],
  ['SERVER_ERROR', 'rpc.unreachable'],
  ['TIMEOUT', 'rpc.timedOut'],
  ['ECONNREFUSED', 'rpc.unreachable'],
  ['ECONNRESET', 'rpc.unreachable'],
  ['ENOTFOUND', 'rpc.unreachable'],
  ['ETIMEDOUT', 'rpc.timedOut'],
  ['UND_ERR_CONNECT_TIMEOUT', 'rpc.timedOut'],
]);

/** Names by which libraries of wallets call what happened, where their error lost its number. */
const codeByName = new Map<string, ErrorCode>([
  ['UserRejectedRequestError', 'wallet.refused'],
  ['SwitchChainError', 'wallet.unknownChain'],
  ['ResourceUnavailableRpcError', 'wallet.requestPending'],
  ['UnauthorizedProviderError', 'wallet.unauthorised'],
  ['ProviderDisconnectedError', 'wallet.chainDisconnected'],
  ['ChainDisconnectedError', 'wallet.chainDisconnected'],
  ['LimitExceededRpcError', 'rpc.rateLimited'],
  ['InsufficientFundsError', 'transaction.insufficientFunds'],
  ['NonceTooLowError', 'transaction.nonceTooLow'],
  // Given up by us or by the browser. Some browsers' text for it sounds as if the user had refused.
  ['AbortError', 'rpc.timedOut'],
  ['TimeoutError', 'rpc.timedOut'],
]);

/** Numbers that say for certain that it is none of the kinds above, whatever the text says. */
const plainCodeByNumber = new Map<number, ErrorCode>([
  [-32601, 'wallet.unsupportedMethod'],
  [4200, 'wallet.unsupportedMethod'],
  [-32602, 'wallet.badRequest'],
  [-32600, 'wallet.badRequest'],
]);

const refusedByNode = -32003;

/** Numbers that JSON-RPC leaves to nodes. */
const isNodeNumber = (code: number): boolean => code <= -32000 && code >= -32099;

const firstOf = (keys: readonly string[], codes: ReadonlyMap<string, ErrorCode>): ErrorCode | undefined =>
  keys.map((key) => codes.get(key)).find((code) => code !== undefined);

/**
 * Translates anything thrown into a `ChainError`. To be called at `provider.request`, before a library has seen the error:
 * libraries drop thrown texts and causes.
 *
 * Order: a refusal by the user (4001) at any depth; a revert, whose own text is never read for another kind; numbers;
 * words; texts. Never throws, whatever it is given.
 *
 * @example try { await provider.request(request) } catch (thrown) { throw classify(thrown, { method: request.method }) }
 */
export function classify(thrown: unknown, context: ErrorContext = {}): ChainError {
  if (isChainError(thrown)) return thrown;
  const clues = gatherClues(thrown);
  const method = context.method === undefined ? {} : { method: context.method };
  if (clues.codes.includes(4001) || clues.words.includes('ACTION_REJECTED')) {
    return new ChainError('wallet.refused', method);
  }
  if (isRevert(clues)) return revertOf(clues, context);
  const code = codeOf(clues);
  return new ChainError(code, { ...method, ...waitOf(code, clues), ...foreignPart(clues.texts[0]) });
}

/** By number or data: the texts' turn comes after the other numbers. */
function isRevert(clues: ErrorClues): boolean {
  if (clues.codes.includes(3) || clues.codes.includes(-32015) || clues.revertData !== undefined) return true;
  return !saysMore(clues) && clues.texts.some(saysReverted);
}

/** Whether a number or an HTTP status says what happened, so that a text has no say. */
function saysMore(clues: ErrorClues): boolean {
  return (
    clues.statuses.length > 0 ||
    clues.codes.some((code) => codeByNumber.has(code) || plainCodeByNumber.has(code)) ||
    clues.words.some((word) => codeByWord.has(word))
  );
}

/**
 * The error of a revert: from its data when there is some, else from the node's text.
 * Never another kind than `contract.*`, whatever the contract wrote into its reason.
 */
export function revertOf(clues: ErrorClues, context: ErrorContext): ChainError {
  const method: ChainErrorData = context.method === undefined ? {} : { method: context.method };
  const data = clues.revertData;
  if (data !== undefined) return readPlainRevert(data, method, context.decodeRevert);
  const said = clues.texts.find(saysReverted);
  const reason =
    said === undefined
      ? undefined
      : /revert(?:ed)?(?: with reason string)?\s*[:'"]\s*(.+)$/is.exec(said)?.[1];
  return reason === undefined
    ? new ChainError('contract.silent', method)
    : new ChainError('contract.reason', { ...method, ...foreignPart(reason) });
}

function codeOf(clues: ErrorClues): ErrorCode {
  if (clues.statuses.includes(429)) return 'rpc.rateLimited';
  for (const number of clues.codes) {
    const code = codeByNumber.get(number);
    if (code !== undefined) return code;
  }
  for (const number of clues.codes) {
    const code = plainCodeByNumber.get(number);
    if (code !== undefined) return code;
  }
  if (clues.codes.includes(refusedByNode)) {
    const why = codeByText(clues.texts);
    return why?.startsWith('transaction.') ? why : 'transaction.refusedByNode';
  }
  const byName = firstOf([...clues.names, ...clues.words], codeByName);
  if (byName !== undefined) return byName;
  const byWord = firstOf(clues.words, codeByWord);
  if (byWord !== undefined && byWord !== 'rpc.unreachable') return byWord;
  const byText = codeByText(clues.texts, clues.codes.some(isNodeNumber));
  // A library's "server error" is only the wrapping: its text may know that it was a limit.
  if (byText?.startsWith('rpc.') || byWord === undefined) {
    if (byText !== undefined) return byText;
  }
  if (byWord !== undefined) return byWord;
  // A library's word for "the estimate failed, I don't know why".
  if (clues.words.includes('UNPREDICTABLE_GAS_LIMIT')) return 'contract.silent';
  return clues.statuses.length > 0 ? 'rpc.unreachable' : 'unknown.unclassified';
}

function waitOf(code: ErrorCode, clues: ErrorClues): Pick<ChainErrorData, 'retryAfterMs'> {
  return code === 'rpc.rateLimited' && clues.retryAfterSeconds !== undefined
    ? { retryAfterMs: Math.ceil(clues.retryAfterSeconds * 1000) }
    : {};
}
