import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import { type ErrorKind, kindOf } from './errorKinds.ts';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

/** Revert data of Solidity's `Error(string)`. */
const reasonData = (reason: string): string => {
  const hex = Buffer.from(reason).toString('hex');
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const length = Math.ceil(hex.length / 64) * 64;
  return `0x08c379a0${word(32)}${word(hex.length / 2)}${hex.padEnd(length, '0')}`;
};

/** Each kind as other wallets, nodes and libraries throw it than those that the input table names. */
const thrownByKind: Readonly<Record<ErrorKind, readonly unknown[]>> = {
  'user-rejected': [
    { code: 4001 },
    { code: -32603, data: { cause: { code: '4001' } } },
    { error: { code: 4001, message: 'x' } },
    { code: -32603, message: '{"code":4001,"message":"User rejected"}' },
    error('x', { cause: error('y', { cause: { code: 4001 } }) }),
    { code: -32000, message: 'User rejected the transaction' },
    { name: 'UserRejectedRequestError', message: 'nope' },
    { code: 5001, message: 'User disapproved requested chains' },
    error('Transaction was rejected'),
    error('Signature request denied'),
    error('User closed modal'),
    'Cancelled',
    '用户拒绝了请求',
    '用戶取消交易',
    '已取消',
  ],
  'unknown-chain': [
    { code: -32603, data: { code: 4902 } },
    { code: -32603, data: { originalError: { code: '4902' } } },
    { code: -32000, message: "Chain 0x38 hasn't been added" },
    { name: 'SwitchChainError', message: 'x' },
    error('Unrecognised chain id 56'),
    'Unrecognized chain ID "0x38"',
  ],
  'request-pending': [
    { code: '-32002', message: '' },
    { code: -32603, message: 'Internal error', data: { originalError: { code: -32002 } } },
    error('Already processing eth_requestAccounts. Please wait.'),
  ],
  unauthorised: [
    { code: -32603, data: { code: 4100 } },
    error('Unauthorized to perform action.'),
    error('The requested account has not been authorized by the user'),
  ],
  'chain-disconnected': [
    { code: '4901', message: '' },
    error('MetaMask: Disconnected from chain. Attempting to connect.'),
  ],
  'insufficient-funds': [
    { code: -32010, message: 'Insufficient funds. The account does not have enough funds.' },
    { code: 'INSUFFICIENT_FUNDS', message: 'insufficient funds for intrinsic transaction cost' },
    { code: -32003, message: 'gas required exceeds allowance (0)' },
    'BNB余额不足',
  ],
  'nonce-too-low': [
    { code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4' },
    { code: -32010, message: 'Transaction nonce is too low. Try incrementing the nonce.' },
    { code: 'NONCE_EXPIRED' },
  ],
  'replacement-underpriced': [
    { code: -32010, message: 'There is another transaction with same nonce in the queue.' },
    { code: 'REPLACEMENT_UNDERPRICED' },
  ],
  'execution-reverted': [
    { code: -32603, data: { code: -32015, data: `Reverted ${reasonData('User denied')}` } },
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: 3, data: reasonData('nonce too low') },
    },
    { code: -32000, message: 'execution reverted: insufficient funds' },
    { code: 'CALL_EXCEPTION', message: 'execution reverted', reason: 'user rejected' },
    { code: 'UNPREDICTABLE_GAS_LIMIT', message: 'cannot estimate gas; transaction may fail' },
    { code: -32000, message: 'gas required exceeds allowance (30000000) or always failing transaction' },
    { code: -32000, message: 'invalid opcode: INVALID' },
    { code: -32000, message: 'out of gas' },
  ],
  'rate-limited': [
    { response: { status: 429 } },
    { code: -32603, data: { httpStatus: 429 } },
    { code: -32016, message: 'over rate limit' },
    { code: -32090, message: 'Too many requests, try again in 10s' },
    { code: 429, message: 'exceeded its compute units per second capacity.' },
    error('HTTP 429'),
    // B31: a library's word for a call that failed, around a limit.
    { code: 'CALL_EXCEPTION', message: 'missing revert data', info: { error: { code: -32005 } } },
  ],
  network: [
    { status: 503, message: 'Service Unavailable' },
    { code: -32603, message: "Non-200 status code: '502'" },
    error('timeout of 60000ms exceeded'),
    error('net::ERR_INTERNET_DISCONNECTED'),
    error('could not detect network'),
    error("JSON Parse error: Unrecognized token '<'"),
    error('The Internet connection appears to be offline.'),
  ],
  unknown: [
    undefined,
    null,
    '',
    {},
    [],
    Symbol('odd'),
    { code: -32602, message: 'User rejected' },
    // A node refuses as well, in the words of a wallet.
    { code: -32000, message: 'transaction rejected' },
    { code: -32000, message: 'transaction underpriced' },
    { code: -32700, message: 'parse error' },
  ],
};

const told = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : typeof thrown === 'symbol' ? 'a symbol' : JSON.stringify(thrown);

describe.each(Object.entries(thrownByKind))('%s', (kind, things) => {
  it.each(things.map((thrown) => [told(thrown), thrown] as const))('%s', (_, thrown) =>
    expect(kindOf(classify(thrown).code)).toBe(kind),
  );
});
