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

/**
 * A compiled message with its words accented: its own, and those of each form of a plural or a choice, which stand as
 * `[value, 'plural', { one: [...], other: [...] }]`.
 */
function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => (typeof part === 'string' ? pseudoText(part) : pseudoPart(part)));
}

function pseudoPart(part: unknown): unknown {
  if (!Array.isArray(part)) return part;
  return part.map((field: unknown, place) =>
    place === 2 && typeof field === 'object' && field !== null
      ? Object.fromEntries(Object.entries(field).map(([form, said]) => [form, pseudoForm(form, said)]))
      : field,
  );
}

/** `offset` is a number of the rule, not a form. */
const pseudoForm = (form: string, said: unknown): unknown => (form === 'offset' ? said : pseudoMessage(said));

/** A catalogue for finding what clips or overlaps when words are long, and what is not translatable at all. */
export function pseudoMessages(english: Messages): Messages {
  return Object.fromEntries(
    Object.entries(english).map(([id, message]) => [id, pseudoMessage(message) as Messages[string]]),
  );
}
