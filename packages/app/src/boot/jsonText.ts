const bigintTag = '$bigint';

/** Writes any data as JSON; a bigint, which JSON does not know, as tagged text. */
export const toJsonText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? { [bigintTag]: part.toString() } : part,
  );

/** Reads what `toJsonText` wrote; nothing if the text is no JSON. The shape is not checked. */
export function fromJsonText(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text, (_, part: unknown) => {
      if (typeof part !== 'object' || part === null || !(bigintTag in part)) return part;
      const digits = part[bigintTag];
      return typeof digits === 'string' && /^-?\d+$/.test(digits) ? BigInt(digits) : part;
    });
  } catch {
    return undefined;
  }
}
