import type { Hex } from '@amswap/values';
import { ChainError, type ChainErrorData, foreignPart } from './ChainError.ts';

/** Names a custom error from revert data, or answers nothing when no known interface has it. */
export type RevertDecoder = (data: Hex) => ChainError | undefined;

const reasonSelector = '0x08c379a0';
const panicSelector = '0x4e487b71';

/**
 * Reads revert data: the language's two own errors by hand (so that reading pages need no ABI library), everything else
 * through `decode`. Never throws: data is a stranger's.
 */
export function readPlainRevert(data: Hex, about: ChainErrorData, decode?: RevertDecoder): ChainError {
  const selector = data.slice(0, 10).toLowerCase() as Hex;
  if (selector === reasonSelector) {
    const reason = abiText(data.slice(10));
    return reason === undefined || reason === ''
      ? new ChainError('contract.silent', about)
      : new ChainError('contract.reason', { ...about, ...foreignPart(reason) });
  }
  if (selector === panicSelector && data.length === 74) {
    return new ChainError('contract.panic', { ...about, panic: BigInt(`0x${data.slice(10)}`) });
  }
  const named = decode?.(data);
  if (named === undefined)
    return new ChainError('contract.unknownError', { ...about, selector, revert: data });
  return new ChainError(named.code, { ...about, ...named.data });
}

/** Decodes one ABI string argument from hexadecimal digits; bounded, since its length is a stranger's claim. */
function abiText(digits: string): string | undefined {
  const words = digits.slice(0, 64 * 64);
  const length = Number.parseInt(words.slice(64, 128), 16);
  if (!Number.isSafeInteger(length) || length < 0) return undefined;
  const body = words.slice(128, 128 + length * 2);
  const bytes = new Uint8Array(Math.floor(body.length / 2));
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(body.slice(at * 2, at * 2 + 2), 16);
  return new TextDecoder().decode(bytes);
}
