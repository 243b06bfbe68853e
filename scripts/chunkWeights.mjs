// Which modules a chunk's weight comes from, by its source map.
import { gzipSync } from 'node:zlib';

const digits = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((char, value) => [char, value]),
);

/** The numbers of one segment of a source map (base 64, variable length, sign in the lowest bit). */
function segmentOf(text) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const char of text) {
    const digit = digits.get(char) ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The code that came from each source. */
function codeBySource(code, { mappings, sources }) {
  const found = new Map();
  const add = (source, text) => found.set(source, (found.get(source) ?? '') + text);
  const lines = code.split('\n');
  let at = 0;
  mappings.split(';').forEach((mapping, index) => {
    const line = lines[index] ?? '';
    let column = 0;
    let from = 0;
    let source = 'made by the build';
    for (const [step, sourceStep] of mapping === '' ? [] : mapping.split(',').map(segmentOf)) {
      column += step;
      add(source, line.slice(from, column));
      from = column;
      at += sourceStep ?? 0;
      source = sourceStep === undefined ? 'made by the build' : sources[at];
    }
    add(source, line.slice(from));
  });
  return found;
}

const shortName = (source) => source.replace(/^(?:\.\.\/)+/, '').replace(/^node_modules\//, '');

/**
 * The share of each module in the compressed size of its chunk, the heaviest first. Modules are compressed one by one and
 * scaled to the whole, because a module weighs less beside others that are like it.
 *
 * @returns {{ module: string, bytes: number }[]}
 */
export function weightsByModule(code, map) {
  const weights = [...codeBySource(code, map)].map(([source, text]) => ({
    module: shortName(source),
    // A file's head and tail are the format's, not the module's.
    bytes: gzipSync(text, { level: 9 }).length - 18,
  }));
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0);
  const whole = gzipSync(code, { level: 9 }).length;
  return weights
    .map(({ module, bytes }) => ({ module, bytes: (bytes * whole) / sum }))
    .sort((a, b) => b.bytes - a.bytes);
}
