import { porcelain } from '../../theme/palette.ts';
import { fontFamily } from '../../theme/tokens.ts';
import { qrDrawing } from '../QrCode/qrPath.ts';

/** What stands on a poster. No earnings: a poster promises nothing. */
export interface Poster {
  readonly link: string;
  /** "Join under this address". */
  readonly headline: string;
  readonly address: string;
  /** What registering with the link does. */
  readonly note: string;
  /** Written across it where the chain is a simulation. */
  readonly simulation?: string | undefined;
}

/** Size of the picture, pixels. */
export const posterSize = { width: 900, height: 1200 } as const;

const margin = 72;
const codeSide = 560;
const centre = posterSize.width / 2;
const inner = posterSize.width - 2 * margin;

/** Breaks a text into lines that fit: between words where there are any, else anywhere (links, Chinese). */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/[\x21-\x7e]{1,24}\s*|[^\x21-\x7e]/g) ?? []) {
    if (line !== '' && context.measureText(line + part).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}

interface Writing {
  readonly font: string;
  readonly colour: string;
  readonly leading: number;
}

/** Writes centred lines from a height on. Returns the height below them. */
function write(context: CanvasRenderingContext2D, text: string, top: number, writing: Writing): number {
  context.font = writing.font;
  context.fillStyle = writing.colour;
  let y = top;
  for (const line of linesOf(context, text, inner)) {
    context.fillText(line, centre, y);
    y += writing.leading;
  }
  return y;
}

function drawCode(context: CanvasRenderingContext2D, link: string, top: number): void {
  const { path, size } = qrDrawing(link);
  context.save();
  context.fillStyle = '#ffffff';
  context.fillRect(centre - codeSide / 2, top, codeSide, codeSide);
  context.translate(centre - codeSide / 2, top);
  context.scale(codeSide / size, codeSide / size);
  context.fillStyle = '#000000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas fills a path here; there is no array.
  context.fill(new Path2D(path));
  context.restore();
}

/** Across everything, more than once: no cut of the picture passes for the real thing. */
function drawSimulation(context: CanvasRenderingContext2D, word: string): void {
  context.save();
  context.translate(centre, posterSize.height / 2);
  context.rotate(-Math.PI / 5);
  context.font = `800 104px ${fontFamily.body}`;
  context.fillStyle = 'rgba(180, 35, 42, 0.32)';
  for (const y of [-420, -140, 140, 420]) context.fillText(word, 0, y);
  context.restore();
}

/** Draws the poster. Canvas rather than a picture of markup: it needs nothing that the security policy forbids. */
export function drawPoster(context: CanvasRenderingContext2D, poster: Poster): void {
  const { width, height } = posterSize;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = porcelain.bg;
  context.fillRect(0, 0, width, height);
  context.fillStyle = porcelain.accent;
  context.fillRect(0, 0, width, 14);
  const body = fontFamily.body;
  write(context, 'AMSWAP', 124, { font: `700 56px ${body}`, colour: porcelain.ink, leading: 60 });
  write(context, poster.headline, 196, { font: `500 34px ${body}`, colour: porcelain.ink2, leading: 44 });
  drawCode(context, poster.link, 260);
  const below = write(context, poster.address, 884, {
    font: `500 27px ${fontFamily.mono}`,
    colour: porcelain.ink,
    leading: 40,
  });
  const belowLink = write(context, poster.link, below + 20, {
    font: `400 23px ${fontFamily.mono}`,
    colour: porcelain.ink2,
    leading: 34,
  });
  write(context, poster.note, belowLink + 34, {
    font: `400 27px ${body}`,
    colour: porcelain.ink2,
    leading: 38,
  });
  if (poster.simulation !== undefined) drawSimulation(context, poster.simulation);
}
