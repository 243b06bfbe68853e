import * as fc from 'fast-check';
import { isNumber, type Shape } from '../../codec-generator/shape.ts';

const hexDigits = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((octets) => `0x${Buffer.from(octets).toString('hex')}`);

/** Random values of a shape, as the codec takes and gives them. */
export function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'uint': {
      const value = fc.bigInt({ min: 0n, max: 2n ** BigInt(shape.bits) - 1n });
      return isNumber(shape) ? value.map(Number) : value;
    }
    case 'int':
      return fc.bigInt({ min: -(2n ** BigInt(shape.bits - 1)), max: 2n ** BigInt(shape.bits - 1) - 1n });
    case 'address':
      return hexDigits(20);
    case 'bool':
      return fc.boolean();
    case 'fixedBytes':
      return hexDigits(shape.size);
    case 'bytes':
      return fc.uint8Array({ maxLength: 100 }).map((octets) => `0x${Buffer.from(octets).toString('hex')}`);
    case 'text':
      return fc.string({ unit: 'grapheme', maxLength: 40 });
    case 'list':
      return fc.array(valuesOf(shape.item), { maxLength: 8 });
    case 'run':
      return fc.array(valuesOf(shape.item), { minLength: shape.count, maxLength: shape.count });
    case 'struct':
      return fc.record(Object.fromEntries(shape.fields.map((field) => [field.name, valuesOf(field.shape)])), {
        noNullPrototype: true,
      });
  }
}

/** What ethers decoded, in the form in which the codec gives it: lower-case hex, small integers as numbers. */
export function likeOurs(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'uint':
      return isNumber(shape) ? Number(value) : value;
    case 'address':
      return String(value).toLowerCase();
    case 'list':
    case 'run':
      return Array.from(value as Iterable<unknown>, (item) => likeOurs(shape.item, item));
    case 'struct': {
      const members = value as readonly unknown[];
      return Object.fromEntries(
        shape.fields.map((field, i) => [field.name, likeOurs(field.shape, members[i])]),
      );
    }
    default:
      return value;
  }
}
