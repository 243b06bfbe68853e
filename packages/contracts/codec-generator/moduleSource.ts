import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Abi, type AbiFunction, functionsOf, signatureOf } from './abi.ts';
import { fieldsSource, membersSource, structReaderSource, Uses } from './decoderSource.ts';
import { argumentsSource } from './encoderSource.ts';
import { capitalised, type Field, shapeOf, type StructShape, structsIn, typeScriptOf } from './shape.ts';

const HEADER = '// Written by the codec generator (npm run generate -w @amswap/contracts). Do not edit.\n';
const RUNTIME = '../../codec-generator/runtime';
const writers = new Set([
  'uintWord',
  'intWord',
  'boolWord',
  'fixedBytesWord',
  'addressWord',
  'bytesWords',
  'textWords',
  'pack',
  'listWords',
]);

/** Names that an argument may not have in the generated source. */
const taken = new Set(['function', 'new', 'delete', 'in', 'default', 'item', ...writers]);

interface Piece {
  readonly fn: AbiFunction;
  /** The function's name with a capital; with its types behind where the name is overloaded. */
  readonly name: string;
  readonly inputs: readonly Field[];
  readonly outputs: readonly Field[];
}

/** The four-byte selector of a function. */
export function selectorOf(fn: AbiFunction): string {
  return bytesToHex(keccak_256(utf8ToBytes(signatureOf(fn))).slice(0, 4));
}

/** Source of the module that encodes and decodes every function of an ABI. */
export function moduleSource(abi: Abi): string {
  const functions = functionsOf(abi);
  const pieces = functions.map((fn) => pieceOf(fn, functions));
  const uses = new Uses();
  const structs = distinctStructs(pieces);
  const decoded = new Set(
    pieces.flatMap((piece) => piece.outputs.flatMap((field) => structsIn(field.shape))).map((s) => s.name),
  );
  const readers = structs
    .filter((struct) => decoded.has(struct.name))
    .map((struct) => structReaderSource(struct, uses));
  const parts = [
    ...structs.map(interfaceSource),
    ...readers,
    ...pieces.map((piece) => encoderSource(piece, uses)),
    ...pieces.filter((piece) => piece.outputs.length > 0).map((piece) => decoderSource(piece, uses)),
  ];
  return `${HEADER}${importsSource(uses)}\n${parts.join('\n')}`;
}

function pieceOf(fn: AbiFunction, all: readonly AbiFunction[]): Piece {
  const overloaded = all.filter((other) => other.name === fn.name).length > 1;
  const suffix = overloaded
    ? fn.inputs.map((input) => capitalised(input.type.replace(/\W/g, ''))).join('')
    : '';
  const name = capitalised(fn.name) + suffix;
  const inputs = fn.inputs.map((input, i) => {
    const given = (input.name || `argument${i}`).replace(/^_+/, '');
    const inputName = taken.has(given) ? `${given}Value` : given;
    return { name: inputName, shape: shapeOf(input, name + capitalised(inputName)) };
  });
  const outputs = fn.outputs.map((output, i) => {
    const outputName = (output.name ?? '').replace(/^_+/, '');
    return { name: outputName, shape: shapeOf(output, `${name}${capitalised(outputName || `Value${i}`)}`) };
  });
  return { fn, name, inputs, outputs };
}

function distinctStructs(pieces: readonly Piece[]): StructShape[] {
  const found = new Map<string, StructShape>();
  for (const field of pieces.flatMap((piece) => [...piece.inputs, ...piece.outputs])) {
    for (const struct of structsIn(field.shape)) {
      const same = found.get(struct.name);
      if (same && JSON.stringify(same) !== JSON.stringify(struct))
        throw new Error(`Two structs are called ${struct.name}`);
      found.set(struct.name, struct);
    }
  }
  return [...found.values()];
}

function importsSource(uses: Uses): string {
  const used = [...uses.names].sort();
  const lines = [`import type { Hex } from '${RUNTIME}/codecError.ts';\n`];
  const reads = used.filter((name) => !writers.has(name));
  const writes = used.filter((name) => writers.has(name));
  if (reads.length > 0) lines.push(`import { ${reads.join(', ')} } from '${RUNTIME}/readWords.ts';\n`);
  if (writes.length > 0) lines.push(`import { ${writes.join(', ')} } from '${RUNTIME}/writeWords.ts';\n`);
  return lines.join('');
}

function interfaceSource({ name, fields }: { name: string; fields: readonly Field[] }): string {
  const lines = fields.map((field) => `  readonly ${field.name}: ${typeScriptOf(field.shape)};\n`);
  return `export interface ${name} {\n${lines.join('')}}\n`;
}

function encoderSource(piece: Piece, uses: Uses): string {
  const parameters = piece.inputs.map((field) => `${field.name}: ${typeScriptOf(field.shape)}`).join(', ');
  const doc = `/** Call data of \`${signatureOf(piece.fn)}\`. */\n`;
  const data = `0x${selectorOf(piece.fn)}${argumentsSource(piece.inputs, uses)}`;
  const body = piece.inputs.length === 0 ? `'${data}'` : `\`${data}\``;
  return `${doc}export const encode${piece.name} = (${parameters}): Hex => ${body};\n`;
}

function decoderSource(piece: Piece, uses: Uses): string {
  const doc = `/** What \`${piece.fn.name}\` returned. Throws \`CodecError\`. */\n`;
  const head = (type: string) => `${doc}export const decode${piece.name} = (d: Hex): ${type} => `;
  const types = piece.outputs.map((field) => typeScriptOf(field.shape));
  if (piece.outputs.length === 1) return `${head(types.join())}${membersSource(piece.outputs, '2', uses)};\n`;
  if (piece.outputs.every((field) => field.name !== '')) {
    const type = `${piece.name}Result`;
    const declared = interfaceSource({ name: type, fields: piece.outputs });
    return `${declared}\n${head(type)}({\n${fieldsSource(piece.outputs, '2', uses)}});\n`;
  }
  return `${head(`readonly [${types.join(', ')}]`)}[${membersSource(piece.outputs, '2', uses)}];\n`;
}
