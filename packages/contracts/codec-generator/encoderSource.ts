import type { Uses } from './decoderSource.ts';
import { type Field, type Shape, wordsOf } from './shape.ts';

/** Expression of the text behind the selector: straight words where all arguments have a fixed size. */
export function argumentsSource(fields: readonly Field[], uses: Uses): string {
  if (fields.length === 0) return '';
  if (fields.every((field) => wordsOf(field.shape) !== undefined)) {
    return fields.map((field) => `\${${wordSource(field.shape, field.name, uses)}}`).join('');
  }
  return `\${${packSource(
    fields.map((field) => [field.shape, field.name] as const),
    uses,
  )}}`;
}

function packSource(values: readonly (readonly [Shape, string])[], uses: Uses): string {
  return `${uses.of('pack')}([${values.map(([shape, value]) => partSource(shape, value, uses)).join(', ')}])`;
}

/** A word in its place, or a dynamic value wrapped in an array. */
function partSource(shape: Shape, value: string, uses: Uses): string {
  const words = wordSource(shape, value, uses);
  return wordsOf(shape) === undefined ? `[${words}]` : words;
}

/** Expression of the words of a value. */
function wordSource(shape: Shape, value: string, uses: Uses): string {
  switch (shape.kind) {
    case 'uint':
    case 'int': {
      const write = uses.of(shape.kind === 'uint' ? 'uintWord' : 'intWord');
      return `${write}(${value}${shape.bits === 256 ? '' : `, ${shape.bits}`})`;
    }
    case 'fixedBytes':
      return `${uses.of('fixedBytesWord')}(${value}, ${shape.size})`;
    case 'address':
      return `${uses.of('addressWord')}(${value})`;
    case 'bool':
      return `${uses.of('boolWord')}(${value})`;
    case 'bytes':
      return `${uses.of('bytesWords')}(${value})`;
    case 'text':
      return `${uses.of('textWords')}(${value})`;
    case 'list':
      return `${uses.of('listWords')}(${value}, (item) => ${partSource(shape.item, 'item', uses)})`;
    case 'run':
      return packSource(
        Array.from({ length: shape.count }, (_, i) => [shape.item, `${value}[${i}]`] as const),
        uses,
      );
    case 'struct':
      return packSource(
        shape.fields.map((field) => [field.shape, `${value}.${field.name}`] as const),
        uses,
      );
  }
}
