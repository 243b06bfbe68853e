import {
  bigIntToBytes,
  concatBytes,
  hexToBytes,
  setLengthLeft,
  setLengthRight,
  utf8ToBytes,
} from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { readObject } from '../rpc/readParams.ts';
import { invalidParams } from '../rpc/rpcError.ts';

interface Field {
  readonly name: string;
  readonly type: string;
}

type Types = Readonly<Record<string, readonly Field[]>>;
type Values = Readonly<Record<string, unknown>>;

const arrayType = /^(.*)\[(\d*)\]$/;
const wordBytes = 32;
const wordLimit = 1n << 256n;

/**
 * The digest that is signed for typed data (EIP-712), given as an object or as JSON text.
 * @throws RpcError when types and values do not fit each other.
 */
export function typedDataDigest(given: unknown): Uint8Array {
  const data = readObject(typeof given === 'string' ? parseJson(given) : given, 'typed data');
  const types = readObject(data['types'], 'types') as Types;
  const primaryType = data['primaryType'];
  if (typeof primaryType !== 'string') throw invalidParams('invalid primaryType: expected a text');
  const domain = hashStruct('EIP712Domain', readObject(data['domain'], 'domain'), types);
  const prefix = Uint8Array.of(0x19, 0x01);
  if (primaryType === 'EIP712Domain') return keccak_256(concatBytes(prefix, domain));
  const message = hashStruct(primaryType, readObject(data['message'], 'message'), types);
  return keccak_256(concatBytes(prefix, domain, message));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidParams('invalid typed data: not JSON');
  }
}

function fieldsOf(type: string, types: Types): readonly Field[] {
  const fields = types[type];
  if (!Array.isArray(fields)) throw invalidParams(`invalid typed data: no type ${type}`);
  return fields as readonly Field[];
}

function hashStruct(type: string, values: Values, types: Types): Uint8Array {
  const words = fieldsOf(type, types).map((field) =>
    encodeValue(field.type, values[field.name], types, field.name),
  );
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(encodeType(type, types))), ...words));
}

/** The type with every type it refers to, those in alphabetical order. */
function encodeType(type: string, types: Types): string {
  const found = new Set<string>();
  collectTypes(type, types, found);
  found.delete(type);
  return [type, ...[...found].sort()]
    .map(
      (name) =>
        `${name}(${fieldsOf(name, types)
          .map((field) => `${field.type} ${field.name}`)
          .join(',')})`,
    )
    .join('');
}

function collectTypes(type: string, types: Types, found: Set<string>): void {
  const base = type.replace(/(\[\d*\])+$/, '');
  if (found.has(base) || types[base] === undefined) return;
  found.add(base);
  for (const field of fieldsOf(base, types)) collectTypes(field.type, types, found);
}

function encodeValue(type: string, value: unknown, types: Types, name: string): Uint8Array {
  const array = arrayType.exec(type);
  if (array !== null) return encodeArray(array[1] ?? '', array[2] ?? '', value, types, name);
  if (types[type] !== undefined) {
    // eth_signTypedData_v4: a struct that is not there counts as an empty word.
    return value === undefined || value === null
      ? new Uint8Array(wordBytes)
      : hashStruct(type, readObject(value, name), types);
  }
  if (type === 'string') return keccak_256(utf8ToBytes(readText(value, name)));
  if (type === 'bytes') return keccak_256(hexToBytes(readBytes(value, name)));
  if (type.startsWith('bytes')) return setLengthRight(hexToBytes(readBytes(value, name)), wordBytes);
  if (type === 'bool') return word(value === true || value === 'true' ? 1n : 0n);
  if (type === 'address') return setLengthLeft(hexToBytes(readBytes(value, name)), wordBytes);
  if (/^u?int\d*$/.test(type)) return word(readInteger(value, name));
  throw invalidParams(`invalid typed data: unknown type ${type} of ${name}`);
}

function encodeArray(item: string, length: string, value: unknown, types: Types, name: string): Uint8Array {
  if (!Array.isArray(value)) throw invalidParams(`invalid typed data: ${name} is not a list`);
  if (length !== '' && value.length !== Number(length)) {
    throw invalidParams(`invalid typed data: ${name} has ${value.length} items, not ${length}`);
  }
  return keccak_256(concatBytes(...value.map((one: unknown) => encodeValue(item, one, types, name))));
}

function readText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw invalidParams(`invalid typed data: ${name} is not a text`);
}

function readBytes(value: unknown, name: string): `0x${string}` {
  const text = readText(value, name);
  if (/^0x([0-9a-fA-F]{2})*$/.test(text)) return text as `0x${string}`;
  throw invalidParams(`invalid typed data: ${name} is not bytes`);
}

function readInteger(value: unknown, name: string): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^(-?\d+|0x[0-9a-fA-F]+)$/.test(value)) return BigInt(value);
  throw invalidParams(`invalid typed data: ${name} is not a whole number`);
}

function word(value: bigint): Uint8Array {
  return setLengthLeft(bigIntToBytes(value < 0n ? wordLimit + value : value), wordBytes);
}
