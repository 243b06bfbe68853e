import type { Messages } from '@lingui/core';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
    .split('')
    .map((letter, index) => [letter, 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'.charAt(index)]),
);

/** A text as a long, accented language would have it: readable, marked, and about a third longer. */
export function pseudoText(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  // Tags of rich texts, as <0>, keep their form.
  const long = text.replace(/<[^>]*>|[A-Za-z]/g, (part) => accented[part] ?? part);
  return `⟦${long}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}

const pseudoMessage = (message: unknown): unknown =>
  typeof message === 'string'
    ? pseudoText(message)
    : Array.isArray(message)
      ? message.map((part: unknown) => (typeof part === 'string' ? pseudoText(part) : part))
      : message;

/** A catalogue for finding what clips or overlaps when words are long, and what is not translatable at all. */
export function pseudoMessages(english: Messages): Messages {
  return Object.fromEntries(
    Object.entries(english).map(([id, message]) => [id, pseudoMessage(message) as Messages[string]]),
  );
}
