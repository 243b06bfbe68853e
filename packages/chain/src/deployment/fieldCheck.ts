import type { DeploymentProblem, DeploymentProblemCode } from './Deployment.ts';

/** Collects what is wrong, field by field, so that the error page can name every field at once. */
export class FieldCheck {
  readonly problems: DeploymentProblem[] = [];

  /** Notes a problem and returns undefined, so that a check can end with it. */
  refuse(field: string, problem: DeploymentProblemCode): undefined {
    this.problems.push({ field, problem });
    return undefined;
  }

  /** An object with no other fields than `known` (`$schema` is let through for editors). */
  object(field: string, value: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse(field, value === undefined ? 'missing' : 'wrongType');
      return {};
    }
    for (const name of Object.keys(value)) {
      if (!known.includes(name)) this.refuse(joined(field, name), 'unknownField');
    }
    return value as Readonly<Record<string, unknown>>;
  }

  text(field: string, value: unknown): string | undefined {
    if (typeof value !== 'string') return this.refuse(field, value === undefined ? 'missing' : 'wrongType');
    return value.trim() === '' ? this.refuse(field, 'empty') : value;
  }

  list(field: string, value: unknown, least: number, most: number): readonly unknown[] {
    if (!Array.isArray(value)) {
      this.refuse(field, value === undefined ? 'missing' : 'wrongType');
      return [];
    }
    if (value.length === 0 && least > 0) this.refuse(field, 'empty');
    else if (value.length < least || value.length > most) this.refuse(field, 'outOfRange');
    return value;
  }

  /** An absolute https address, or http to this device itself (the page's policy blocks any other http). */
  url(field: string, value: unknown): string | undefined {
    const text = this.text(field, value);
    if (text === undefined) return undefined;
    let url: URL;
    try {
      url = new URL(text);
    } catch {
      return this.refuse(field, 'badUrl');
    }
    if (url.protocol === 'https:') return text;
    if (url.protocol !== 'http:') return this.refuse(field, 'badUrl');
    const own = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    return own ? text : this.refuse(field, 'insecureUrl');
  }

  /** 32 bytes in hexadecimal; returned in lower case. */
  hash(field: string, value: unknown): `0x${string}` | undefined {
    const text = this.text(field, value);
    if (text === undefined) return undefined;
    return /^0x[0-9a-fA-F]{64}$/.test(text)
      ? `0x${text.slice(2).toLowerCase()}`
      : this.refuse(field, 'badHash');
  }
}

/** Path of a field inside another one, as one writes it. */
export function joined(outer: string, inner: string | number): string {
  if (typeof inner === 'number') return `${outer}[${inner}]`;
  return outer === '' ? inner : `${outer}.${inner}`;
}
