const phraseLengths = new Set([12, 15, 18, 21, 24]);

/**
 * True for text that may be a private key or a seed phrase (a transaction hash has the same shape and counts too).
 * Such text is cleared from a field at once: never logged, stored, or put into an address.
 */
export function looksLikeSecret(typed: string): boolean {
  const text = typed.trim();
  if (/^(0x)?[0-9a-f]{64}$/i.test(text)) return true;
  const words = text.split(/[\s,]+/);
  return phraseLengths.has(words.length) && words.every((word) => /^[a-z]{3,8}$/i.test(word));
}

/** The text without anything that has the shape of a private key in it: for logs. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/(?:0x)?[0-9a-f]{64,}/gi, '[64 digits]')
    .replace(/\b(?:[a-z]{3,8}\s+){11,23}[a-z]{3,8}\b/g, '[words]');
