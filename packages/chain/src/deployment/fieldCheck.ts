import { type Address, type Hex, parseAddress } from '@amswap/values';
import type { DeploymentProblemCode } from './Deployment.ts';

// Closures in a table instead of a schema library: this is in the first chunk of every page.

/** Notes a problem of a field. */
export type Refuse = (field: string, problem: DeploymentProblemCode) => undefined;

/** Reads one field: gives its value in the form that the product uses, or refuses it. */
export type FieldCheck<T> = (field: string, value: unknown, refuse: Refuse) => T | undefined;

/** What a table of checks gives; complete whenever nothing was refused. */
export type Checked<S extends Readonly<Record<string, FieldCheck<unknown>>>> = {
  readonly [K in keyof S]: S[K] extends FieldCheck<infer T> ? T : never;
};

const absence = (value: unknown) => (value === undefined ? 'missing' : 'wrongType');

/** Text that is not blank. */
export const text: FieldCheck<string> = (field, value, refuse) => {
  if (typeof value !== 'string') return refuse(field, absence(value));
  return value.trim() === '' ? refuse(field, 'empty') : value;
};

/** Text that `read` makes something of. */
const textOf =
  <T>(problem: DeploymentProblemCode, read: (text: string) => T | undefined): FieldCheck<T> =>
  (field, value, refuse) => {
    const found = text(field, value, refuse);
    return found === undefined ? undefined : (read(found) ?? refuse(field, problem));
  };

/** A value of a primitive type for which `holds`. */
export const primitive =
  <T extends number | boolean>(type: 'number' | 'boolean', holds: (value: T) => boolean): FieldCheck<T> =>
  (field, value, refuse) => {
    if (typeof value !== type) return refuse(field, absence(value));
    return holds(value as T) ? (value as T) : refuse(field, 'outOfRange');
  };

/** An object with these fields and no others (`$schema` is let through for editors). */
export const objectOf =
  <S extends Readonly<Record<string, FieldCheck<unknown>>>>(shape: S): FieldCheck<Checked<S>> =>
  (field, value, refuse) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(field, absence(value));
    const found = value as Readonly<Record<string, unknown>>;
    const inner = (name: string) => (field === '' ? name : `${field}.${name}`);
    for (const name of Object.keys(found))
      if (!Object.hasOwn(shape, name) && name !== '$schema') refuse(inner(name), 'unknownField');
    const read = Object.entries(shape).map(([name, check]) => [
      name,
      check(inner(name), found[name], refuse),
    ]);
    return Object.fromEntries(read) as Checked<S>;
  };

/** A list of `least` to `most` entries. */
export const listOf =
  <T>(check: FieldCheck<T>, least: number, most: number): FieldCheck<readonly T[]> =>
  (field, value, refuse) => {
    if (!Array.isArray(value)) return refuse(field, absence(value));
    if (value.length < least || value.length > most)
      refuse(field, value.length === 0 ? 'empty' : 'outOfRange');
    return value.map((entry, i) => check(`${field}[${i}]`, entry, refuse)) as T[];
  };

/** A field that may be left out. */
export const optional =
  <T>(check: FieldCheck<T>): FieldCheck<T | undefined> =>
  (field, value, refuse) =>
    value === undefined ? undefined : check(field, value, refuse);

/** 32 bytes in hexadecimal, in lower case. */
export const hash = textOf('badHash', (found) =>
  /^0x[\da-f]{64}$/i.test(found) ? (found.toLowerCase() as Hex) : undefined,
);

/** An address in its EIP-55 form. */
export const address = textOf('badAddress', (found): Address | undefined => {
  const parsed = parseAddress(found);
  return 'value' in parsed ? parsed.value : undefined;
});

/** An absolute https address, or http to this device itself: the page's policy blocks any other http. */
export const url: FieldCheck<string> = (field, value, refuse) => {
  const found = text(field, value, refuse);
  if (found === undefined) return undefined;
  const [, scheme, host] =
    /^(https?):\/\/(\[[\da-f:]+\]|[^/?#@:[\]\s]+)(:\d+)?([/?#]\S*)?$/i.exec(found) ?? [];
  if (scheme === undefined) return refuse(field, 'badUrl');
  const isOwn = /^(localhost|127\.0\.0\.1|\[::1\])$/i.test(host ?? '');
  return scheme.length === 5 || isOwn ? found : refuse(field, 'insecureUrl');
};
