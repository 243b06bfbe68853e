/** The query of a route as text by name. Values stay text: `662E41` is never taken for a number. */
export type SearchText = Readonly<Record<string, string>>;

/** Reads a query, with or without its question mark. Of a name that stands twice the first value counts. */
export function parseSearchText(query: string): SearchText {
  const found: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) found[name] ??= value;
  return { ...found };
}

/** Writes a query with its question mark; nothing for an empty one. Parts that are no text are left out. */
export function searchTextOf(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string') parameters.append(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
