import { type ChainDump, dumpFormat } from './chainDump.ts';

/** Numbers of arbitrary size as text in JSON: digits and an n. Nothing else in a dump looks like that. */
const bigintText = /^-?\d+n$/;

/** A dump, or a part of one, as JSON text. */
export function dumpToText(dump: unknown): string {
  return JSON.stringify(dump, (_key, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`;
    // JSON has no undefined inside a tuple; a removed account or slot is null in text.
    return value === undefined ? null : value;
  });
}

/**
 * The dump that `dumpToText` wrote.
 * @throws Error when it is not a dump of this format.
 */
export function dumpFromText(text: string): ChainDump {
  const value: unknown = JSON.parse(text, (_key, held: unknown) =>
    typeof held === 'string' && bigintText.test(held) ? BigInt(held.slice(0, -1)) : held,
  );
  if (!isDump(value)) throw new Error(`This is not a chain dump of format ${dumpFormat}.`);
  return value;
}

function isDump(value: unknown): value is ChainDump {
  if (typeof value !== 'object' || value === null) return false;
  return 'format' in value && value.format === dumpFormat && 'blocks' in value && Array.isArray(value.blocks);
}
