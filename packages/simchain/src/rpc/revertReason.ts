import type { Hex } from '@amswap/values';
import { hexToBytes } from '@ethereumjs/util';
import type { Outcome } from '../chain/executor.ts';
import { RpcError, refused, rpcCode } from './rpcError.ts';

const errorSelector = '0x08c379a0';
const panicSelector = '0x4e487b71';
const panics: Readonly<Record<string, string>> = {
  '1': 'assert(false)',
  '11': 'arithmetic underflow or overflow',
  '12': 'division or modulo by zero',
  '21': 'enum overflow',
  '22': 'invalid encoded storage byte array accessed',
  '31': 'out-of-bounds array access; popping on an empty array',
  '32': 'out-of-bounds access of an array or bytesN',
  '41': 'out of memory',
  '51': 'uninitialized function',
};

/** The answer to a call that failed: a revert carries its data, anything else only the EVM's word for it. */
export function failureOf(outcome: Outcome): RpcError {
  if (outcome.failure !== 'revert') return refused(outcome.failure ?? 'execution failed');
  const reason = revertReason(outcome.returned);
  const message = reason === null ? 'execution reverted' : `execution reverted: ${reason}`;
  return new RpcError(rpcCode.executionReverted, message, outcome.returned);
}

/** The words in a revert: of Error(string) and Panic(uint256); null for custom errors and none. */
export function revertReason(data: Hex): string | null {
  if (data.startsWith(panicSelector) && data.length >= 10 + 64) {
    const code = BigInt(`0x${data.slice(10, 74)}`).toString(16);
    return `panic: ${panics[code] ?? 'unknown panic code'} (0x${code.padStart(2, '0')})`;
  }
  if (!data.startsWith(errorSelector) || data.length < 10 + 128) return null;
  const length = Number(BigInt(`0x${data.slice(74, 138)}`));
  if (!Number.isSafeInteger(length) || data.length < 138 + length * 2) return null;
  return new TextDecoder().decode(hexToBytes(`0x${data.slice(138, 138 + length * 2)}`));
}
