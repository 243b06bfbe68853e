import { type Field, isNumber, type Shape, type StructShape, wordsOf } from './shape.ts';

const WORD = 64;

/** Remembers which readers of the runtime a module uses, to import just these. */
export class Uses {
  readonly names = new Set<string>();

  of(name: string): string {
    this.names.add(name);
    return name;
  }
}

/** Name of the function that reads a struct at a place. */
export function structReader(struct: StructShape): string {
  return `${struct.name.charAt(0).toLowerCase()}${struct.name.slice(1)}At`;
}

/** Source of the function that reads a struct at a place. */
export function structReaderSource(struct: StructShape, uses: Uses): string {
  const body = fieldsSource(struct.fields, 'at', uses);
  return `const ${structReader(struct)} = (d: Hex, at: number): ${struct.name} => ({\n${body}});\n`;
}

/** `name: read(d, place),` for each field, one behind the other from `base` on. */
export function fieldsSource(fields: readonly Field[], base: string, uses: Uses): string {
  return places(fields, base)
    .map(({ field, place }) => `  ${field.name}: ${readSource(field.shape, base, place, uses)},\n`)
    .join('');
}

/** The same for unnamed values: the members of an array. */
export function membersSource(fields: readonly Field[], base: string, uses: Uses): string {
  return places(fields, base)
    .map(({ field, place }) => readSource(field.shape, base, place, uses))
    .join(', ');
}

function places(fields: readonly Field[], base: string): { field: Field; place: string }[] {
  let words = 0;
  return fields.map((field) => {
    const place = placeAfter(base, words);
    words += wordsOf(field.shape) ?? 1;
    return { field, place };
  });
}

function placeAfter(base: string, words: number): string {
  const characters = words * WORD;
  if (/^\d+$/.test(base)) return String(Number(base) + characters);
  return characters === 0 ? base : `${base} + ${characters}`;
}

/** Expression that reads a value whose head stands at `place` in something that begins at `base`. */
function readSource(shape: Shape, base: string, place: string, uses: Uses): string {
  if (wordsOf(shape) !== undefined) return readHere(shape, place, uses);
  return readHere(shape, `${uses.of('follow')}(d, ${base}, ${place})`, uses);
}

/** Expression that reads a value that itself begins at `place`. */
function readHere(shape: Shape, place: string, uses: Uses): string {
  switch (shape.kind) {
    case 'uint':
      if (isNumber(shape)) return `${uses.of('small')}(d, ${place}, ${shape.bits})`;
      return `${uses.of('uint')}(d, ${place}${shape.bits === 256 ? '' : `, ${shape.bits}`})`;
    case 'int':
      return `${uses.of('int')}(d, ${place}${shape.bits === 256 ? '' : `, ${shape.bits}`})`;
    case 'fixedBytes':
      return `${uses.of('fixedBytes')}(d, ${place}, ${shape.size})`;
    case 'struct':
      return `${structReader(shape)}(d, ${place})`;
    case 'list': {
      const words = wordsOf(shape.item);
      const reader = readerOf(shape.item, uses);
      if (words === undefined) return `${uses.of('offsetList')}(d, ${place}, ${reader})`;
      return `${uses.of('list')}(d, ${place}, ${words}, ${reader})`;
    }
    case 'run': {
      const words = wordsOf(shape.item);
      if (words === undefined)
        throw new Error('The codec generator reads no fixed-length array of dynamic values');
      const items = Array.from({ length: shape.count }, (_, i) =>
        readHere(shape.item, placeAfter(place, i * words), uses),
      );
      return `[${items.join(', ')}]`;
    }
    default:
      return `${uses.of(shape.kind)}(d, ${place})`;
  }
}

/** A function that reads one item of a list; the bare reader where it takes nothing but the place. */
function readerOf(item: Shape, uses: Uses): string {
  const expression = readHere(item, 'at', uses);
  const bare = /^(\w+)\(d, at\)$/.exec(expression)?.[1];
  return bare ?? `(d, at) => ${expression}`;
}
