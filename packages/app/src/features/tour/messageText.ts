/** How much of a message is shown. */
const textLimit = 4_000;
// Characters that turn a text around or hide in it: a message must not read other than it is.
const misleading = /[\p{Cc}\p{Cf}]/gu;

const escaped = (text: string): string =>
  text.replace(misleading, (mark) =>
    mark === '\n' || mark === '\t'
      ? mark
      : `\\u{${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  );

/** Bytes as text where they are text, else undefined. */
function textOfBytes(hex: string): string | undefined {
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * What a wallet is asked to sign, as a person can read it: text, bytes that are text, or typed data with a line for each part.
 * Characters that hide or turn the reading direction are written out.
 */
export function messageText(given: unknown): string {
  const shown = typeof given === 'string' ? readable(given) : JSON.stringify(given, undefined, 2);
  const text = escaped(shown ?? '');
  return text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
}

function readable(given: string): string {
  if (/^0x([0-9a-f]{2})*$/i.test(given)) return textOfBytes(given) ?? given;
  try {
    return JSON.stringify(JSON.parse(given), undefined, 2);
  } catch {
    return given;
  }
}
