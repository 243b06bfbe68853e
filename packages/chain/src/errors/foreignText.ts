/** Text that comes from a wallet, a node or a contract. Typed apart so that it is not taken for a text of ours. */
export interface ForeignText {
  /** Cleaned and cut text; still to be shown as plain text and marked as foreign. */
  readonly text: string;
  /** Whether something was cut off. */
  readonly cut: boolean;
}

/** Longest foreign text that is kept, in characters as people count them (code points). */
export const foreignTextLimit = 200;

/** Control characters, and those that turn the direction of text or have no width: they can disguise what a text says. */
const disguising =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g;

/** Thirty-two bytes and more in hexadecimal: may be a private key, and nobody reads it. */
const longHex = /(?:0x)?[0-9a-f]{64,}/gi;

/**
 * Cleans and cuts a text of others: one line, no characters that disguise, nothing that looks like a key,
 * at most `foreignTextLimit` characters. Errors: none.
 */
export function foreignText(raw: string): ForeignText {
  // Cut coarsely first: an endless answer must not cost time.
  const coarse = raw.slice(0, foreignTextLimit * 20);
  const clean = coarse.replace(disguising, ' ').replace(longHex, '0x…').replace(/\s+/g, ' ').trim();
  const characters = Array.from(clean);
  const cut = coarse.length < raw.length || characters.length > foreignTextLimit;
  return { text: cut ? `${characters.slice(0, foreignTextLimit).join('')}…` : clean, cut };
}
