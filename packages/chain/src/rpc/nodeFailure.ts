import type { Hex } from '@amswap/values';
import { ChainError, type ChainErrorData, foreignPart } from '../errors/ChainError.ts';

const errorTextSelector = '0x08c379a0';
const panicSelector = '0x4e487b71';

/**
 * Bytes that a call reverted with, as an error. The custom errors' names and figures are decoded where the ABIs are
 * (`@amswap/chain/act`); until then the bytes travel in `data.revert`. Errors: none; it gives `contract.*`, and
 * throws nothing.
 */
export function revertFailure(revert: Hex): ChainError {
  if (revert.length < 10) return new ChainError('contract.silent');
  const selector = revert.slice(0, 10) as Hex;
  if (selector === panicSelector && revert.length >= 74)
    return new ChainError('contract.panic', { revert, panic: BigInt(`0x${revert.slice(10, 74)}`) });
  if (selector === errorTextSelector)
    return new ChainError('contract.reason', { revert, ...foreignPart(revertText(revert)) });
  return new ChainError('contract.unknownError', { revert, selector });
}

/** The text inside `Error(string)`; undefined when its length does not fit the bytes. */
function revertText(revert: Hex): string | undefined {
  const length = Number.parseInt(revert.slice(10 + 64, 10 + 128), 16);
  const digits = revert.slice(10 + 128, 10 + 128 + length * 2);
  if (!(length > 0) || digits.length < length * 2) return undefined;
  const bytes = Uint8Array.from({ length }, (_, i) => Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16));
  return new TextDecoder().decode(bytes);
}

/**
 * Classifies the `error` object of a JSON-RPC answer. Order: a revert beats any text in its reason, codes beat texts.
 * A node under a limit is never taken for a failed contract. Errors: none; it gives `rpc.*`, `contract.*` or
 * `transaction.insufficientFunds`, and throws nothing.
 */
export function nodeFailure(error: unknown, method: string): ChainError {
  const { code, message, data } = errorParts(error);
  const about: ChainErrorData = { method, ...foreignPart(message) };
  const revert = revertBytes(data);
  if (revert !== undefined && (code === 3 || revert.length >= 10 || /revert/i.test(message)))
    return revertFailure(revert);
  if (code === 3) return revertFailure('0x');
  if (code === -32005 || code === 429)
    return new ChainError('rpc.rateLimited', { ...about, ...backoffPart(data) });
  if (/execution reverted|invalid opcode/i.test(message)) return new ChainError('contract.silent', about);
  if (/block range|range.*(large|exceed|limit)|exceed.*range/i.test(message))
    return new ChainError('rpc.rangeTooLarge', about);
  if (/too many requests|rate.?limit|rate exceeded|limit exceeded/i.test(message))
    return new ChainError('rpc.rateLimited', about);
  if (/header not found|missing trie node|unknown block/i.test(message))
    return new ChainError('rpc.lagging', about);
  if (/insufficient funds/i.test(message)) return new ChainError('transaction.insufficientFunds', about);
  return new ChainError('rpc.badAnswer', about);
}

function errorParts(error: unknown): { code: number | undefined; message: string; data: unknown } {
  if (typeof error !== 'object' || error === null)
    return { code: undefined, message: String(error), data: undefined };
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: unknown };
  return {
    code: typeof code === 'number' ? code : undefined,
    message: typeof message === 'string' ? message : '',
    data,
  };
}

/** Nodes put the bytes into `data`, into `data.data`, or into `data` behind the word "Reverted". */
function revertBytes(data: unknown): Hex | undefined {
  if (typeof data === 'string') {
    const hex = /0x[0-9a-f]*$/i.exec(data)?.[0];
    return hex === undefined ? undefined : (hex.toLowerCase() as Hex);
  }
  return typeof data === 'object' && data !== null && 'data' in data ? revertBytes(data.data) : undefined;
}

function backoffPart(data: unknown): Pick<ChainErrorData, 'retryAfterMs'> {
  const seconds =
    typeof data === 'object' && data !== null && 'backoff_seconds' in data ? Number(data.backoff_seconds) : 0;
  return seconds > 0 && Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {};
}
