/** A row of a CSV file with the number of the line that it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The file is no CSV: says where. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/** A cell that begins with a quote: its text, and where it ends. */
function quotedCell(
  text: string,
  from: number,
  line: number,
): { readonly cell: string; readonly end: number } {
  let cell = '';
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at++;
    } else return { cell, end: at + 1 };
  }
  throw new CsvError(`line ${line}: a quote is not closed`);
}

/** Reads CSV as RFC 4180 has it: quotes, doubled quotes, and line ends of either kind; lines without anything are left out. */
export function csvRows(file: string): readonly CsvRow[] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    const began = line;
    for (;;) {
      const quoted = text[at] === '"' ? quotedCell(text, at, line) : undefined;
      const plain = /[^,\r\n]*/y;
      plain.lastIndex = at;
      const cell = quoted?.cell ?? plain.exec(text)?.[0] ?? '';
      line += cell.split('\n').length - 1;
      at = quoted?.end ?? at + cell.length;
      cells.push(cell);
      if (text[at] !== ',') break;
      at++;
    }
    const end = /\r?\n|\r|$/y;
    end.lastIndex = at;
    const found = end.exec(text);
    if (found === null) throw new CsvError(`line ${line}: something stands behind a closed quote`);
    at += found[0].length;
    line++;
    if (cells.some((cell) => cell !== '')) rows.push({ line: began, cells });
    if (found[0] === '') break;
  }
  return rows;
}
