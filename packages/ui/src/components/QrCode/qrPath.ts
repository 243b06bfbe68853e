import { encode } from 'uqr';

/** A QR code to be drawn: `path` fills its dark modules, in a square of `size` modules, quiet zone included. */
export interface QrDrawing {
  readonly path: string;
  readonly size: number;
}

/** Modules of white all round, as the standard asks for. */
const quietZone = 4;

/** The dark modules of a row as runs: far fewer path commands than one square a module. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
  }
  return path;
}

/**
 * The QR code of a text, error correction M (15 % may be covered).
 * @throws Error when the text is longer than a QR code can hold (about 2,300 bytes).
 */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return { path: data.map(rowPath).join(''), size };
}
