/** What a spreadsheet would take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** One cell: never a formula, quoted where it has to be. */
function cellText(cell: string): string {
  const plain = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. Cells that begin with
 * `= + - @` or a tab get an apostrophe in front, so that no text from a chain runs as a formula.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;

/** The last second that a date can say. */
const lastSecond = 8_640_000_000_000n;

/** A chain time (unix seconds) in UTC, saying so: `2026-11-27T12:00:00Z`. The bare number where it is no date. */
export const utcText = (unixSeconds: bigint): string =>
  unixSeconds > lastSecond
    ? unixSeconds.toString()
    : new Date(Number(unixSeconds) * 1000).toISOString().replace('.000', '');
