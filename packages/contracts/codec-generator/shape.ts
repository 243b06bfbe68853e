import type { AbiParameter } from './abi.ts';

/** A type of the ABI, taken apart. */
export type Shape =
  | { readonly kind: 'uint' | 'int'; readonly bits: number }
  | { readonly kind: 'fixedBytes'; readonly size: number }
  | { readonly kind: 'address' | 'bool' | 'bytes' | 'text' }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'run'; readonly item: Shape; readonly count: number }
  | StructShape;

export interface StructShape {
  readonly kind: 'struct';
  /** Name of the interface in the generated module. */
  readonly name: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly shape: Shape;
}

/** Integers up to this width are numbers in TypeScript, wider ones bigint. */
const NUMBER_BITS = 32;

/** Takes a parameter's type apart. `fallbackName` names a struct whose ABI carries no name. */
export function shapeOf(parameter: AbiParameter, fallbackName: string): Shape {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type);
  if (array) {
    const [, itemType = '', count = ''] = array;
    const item = shapeOf({ ...parameter, type: itemType }, fallbackName);
    return count === '' ? { kind: 'list', item } : { kind: 'run', item, count: Number(count) };
  }
  if (parameter.type === 'tuple') return structOf(parameter, fallbackName);
  return leafOf(parameter.type);
}

function structOf(parameter: AbiParameter, fallbackName: string): StructShape {
  const name = /^struct (?:\w+\.)?(\w+)/.exec(parameter.internalType ?? '')?.[1] ?? fallbackName;
  const fields = (parameter.components ?? []).map((component, i) => {
    const fieldName = component.name || `value${i}`;
    return { name: fieldName, shape: shapeOf(component, name + capitalised(fieldName)) };
  });
  return { kind: 'struct', name, fields };
}

function leafOf(type: string): Shape {
  const [, word = '', digits = ''] = /^([a-z]+)(\d*)$/.exec(type) ?? [];
  if (word === 'uint' || word === 'int') return { kind: word, bits: Number(digits || 256) };
  if (word === 'bytes' && digits) return { kind: 'fixedBytes', size: Number(digits) };
  if (word === 'string') return { kind: 'text' };
  if (word === 'address' || word === 'bool' || word === 'bytes') return { kind: word };
  throw new Error(`The codec generator does not know the type ${type}`);
}

/** How many 32-byte words a value takes in its place; undefined when that depends on the value. */
export function wordsOf(shape: Shape): number | undefined {
  switch (shape.kind) {
    case 'bytes':
    case 'text':
    case 'list':
      return undefined;
    case 'run': {
      const each = wordsOf(shape.item);
      return each === undefined ? undefined : each * shape.count;
    }
    case 'struct':
      return shape.fields.reduce<number | undefined>((sum, field) => {
        const words = wordsOf(field.shape);
        return sum === undefined || words === undefined ? undefined : sum + words;
      }, 0);
    default:
      return 1;
  }
}

/** The shape's type in TypeScript. */
export function typeScriptOf(shape: Shape): string {
  switch (shape.kind) {
    case 'uint':
      return shape.bits <= NUMBER_BITS ? 'number' : 'bigint';
    case 'int':
      return 'bigint';
    case 'bool':
      return 'boolean';
    case 'text':
      return 'string';
    case 'address':
    case 'bytes':
    case 'fixedBytes':
      return 'Hex';
    case 'list': {
      const item = typeScriptOf(shape.item);
      return item.startsWith('readonly') ? `readonly (${item})[]` : `readonly ${item}[]`;
    }
    case 'run':
      return `readonly [${Array(shape.count).fill(typeScriptOf(shape.item)).join(', ')}]`;
    case 'struct':
      return shape.name;
  }
}

/** All structs in a shape, inner ones first. */
export function structsIn(shape: Shape): StructShape[] {
  if (shape.kind === 'list' || shape.kind === 'run') return structsIn(shape.item);
  if (shape.kind !== 'struct') return [];
  return [...shape.fields.flatMap((field) => structsIn(field.shape)), shape];
}

export function isNumber(shape: Shape): boolean {
  return shape.kind === 'uint' && shape.bits <= NUMBER_BITS;
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
