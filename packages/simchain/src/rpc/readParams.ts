import type { Hex } from '@amswap/values';
import type { CallMessage } from '../chain/executor.ts';
import { invalidParams } from './rpcError.ts';

const hexData = /^0x([0-9a-fA-F]{2})*$/;
const hexQuantity = /^0x[0-9a-fA-F]+$/;
const addressText = /^0x[0-9a-fA-F]{40}$/;
const hashText = /^0x[0-9a-fA-F]{64}$/;
const decimalText = /^\d+$/;

/** The parameters of a request by position; a single object counts as the first. */
export type Params = readonly unknown[];

/** A whole number, as hexadecimal quantity, decimal text or JSON number. */
export function readQuantity(value: unknown, name: string): bigint {
  if (typeof value === 'bigint' && value >= 0n) return value;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === 'string' && (hexQuantity.test(value) || decimalText.test(value))) return BigInt(value);
  throw invalidParams(`invalid ${name}: expected a quantity`);
}

export function optionalQuantity(value: unknown, name: string): bigint | undefined {
  return value === undefined || value === null ? undefined : readQuantity(value, name);
}

/** Bytes as hexadecimal digits, in lower case. */
export function readData(value: unknown, name: string): Hex {
  if (typeof value === 'string' && hexData.test(value)) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: expected bytes as hexadecimal digits`);
}

/** An address, in lower case. */
export function readAddress(value: unknown, name = 'address'): Hex {
  if (typeof value === 'string' && addressText.test(value)) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: expected 20 bytes as hexadecimal digits`);
}

/** A 32-byte hash, in lower case. */
export function readHash(value: unknown, name = 'hash'): Hex {
  if (typeof value === 'string' && hashText.test(value)) return value.toLowerCase() as Hex;
  throw invalidParams(`invalid ${name}: expected 32 bytes as hexadecimal digits`);
}

export function readBoolean(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  throw invalidParams(`invalid ${name}: expected true or false`);
}

export function readObject(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw invalidParams(`invalid ${name}: expected an object`);
}

/** A storage key or value: up to 32 bytes, or a quantity; filled up to 32 bytes. */
export function readWord(value: unknown, name: string): Hex {
  const number = typeof value === 'string' && value === '0x' ? 0n : readQuantity(value, name);
  const digits = number.toString(16);
  if (digits.length > 64) throw invalidParams(`invalid ${name}: more than 32 bytes`);
  return `0x${digits.padStart(64, '0')}`;
}

/** What a request wants to be sent. Amounts in wei. */
export interface TransactionRequest extends CallMessage {
  readonly type?: bigint;
  readonly nonce?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
  readonly chainId?: bigint;
  readonly accessList?: readonly { readonly address: Hex; readonly storageKeys: readonly Hex[] }[];
}

const nobody: Hex = '0x0000000000000000000000000000000000000000';

/** A call or transaction as eth_call, eth_estimateGas and eth_sendTransaction take it. */
export function readTransaction(value: unknown): TransactionRequest {
  const given = readObject(value, 'transaction');
  const data = given['input'] ?? given['data'];
  const fees = {
    gas: optionalQuantity(given['gas'] ?? given['gasLimit'], 'gas'),
    gasPrice: optionalQuantity(given['gasPrice'], 'gasPrice'),
    maxFeePerGas: optionalQuantity(given['maxFeePerGas'], 'maxFeePerGas'),
    maxPriorityFeePerGas: optionalQuantity(given['maxPriorityFeePerGas'], 'maxPriorityFeePerGas'),
    type: optionalQuantity(given['type'], 'type'),
    nonce: optionalQuantity(given['nonce'], 'nonce'),
    chainId: optionalQuantity(given['chainId'], 'chainId'),
  };
  if (fees.gasPrice !== undefined && (fees.maxFeePerGas ?? fees.maxPriorityFeePerGas) !== undefined) {
    throw invalidParams('both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified');
  }
  const to = given['to'];
  return {
    from: isAbsent(given['from']) ? nobody : readAddress(given['from'], 'from'),
    to: isAbsent(to) || to === '0x' ? null : readAddress(to, 'to'),
    data: isAbsent(data) ? '0x' : readData(data, 'data'),
    value: optionalQuantity(given['value'], 'value') ?? 0n,
    ...defined(fees),
    ...(Array.isArray(given['accessList']) ? { accessList: given['accessList'].map(readAccess) } : {}),
  };
}

function readAccess(value: unknown): { address: Hex; storageKeys: Hex[] } {
  const item = readObject(value, 'accessList entry');
  const keys = item['storageKeys'];
  if (!Array.isArray(keys)) throw invalidParams('invalid accessList entry: expected storageKeys');
  return {
    address: readAddress(item['address']),
    storageKeys: keys.map((key: unknown) => readHash(key, 'storage key')),
  };
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** The fields that are there: an optional field is left out rather than undefined. */
function defined<T extends Record<string, bigint | undefined>>(fields: T): { [K in keyof T]?: bigint } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: bigint;
  };
}
