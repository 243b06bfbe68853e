import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

/** A list that scrolls in a box of its own: as high as its rows, at most most of the screen. */
export const box = style({
  maxHeight: 'min(70vh, 40rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  borderRadius: vars.radius.sm,
  // The browser's own anchoring would move what the window has already put in its place.
  overflowAnchor: 'none',
});

/** In its own box a list is never narrower than on the narrowest phone: with large text the box scrolls sideways, not the page. */
const inBox = { [`${box} &`]: { minWidth: '15.5rem' } };

/** As high as all rows together would be. */
export const room = style({
  position: 'relative',
  width: '100%',
  overflowAnchor: 'none',
  selectors: inBox,
});

/** Rows that are put in their place as one; what is in them moves nothing outside. */
export const band = style({ position: 'absolute', insetInline: 0, contain: 'layout style' });

export const row = style({
  selectors: { '&:not([data-first])': { borderTop: `1px solid ${colour.line}` } },
});

/** Cells of a row stand under the heads of their columns by the same widths. */
export const columns = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingInline: vars.space[2],
});

export const head = style({
  ...typeStyle('label'),
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  background: colour.surface,
  color: colour.ink2,
  borderBottom: `1px solid ${colour.line}`,
  selectors: inBox,
});

export const heads = style({ minHeight: '2.25rem' });
export const body = style({ ...typeStyle('small'), minHeight: vars.control.hit });

const cell = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** Figures stand at the end of their column, words at its beginning. */
const endCell = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums slashed-zero' }]);
const strong = style({ fontWeight: 650 });
const quiet = style({ ...typeStyle('label'), color: colour.ink2 });

/** One class for each kind of cell: there are many cells. */
const kindsOf = (base: string) => ({
  regular: base,
  strong: style([base, strong]),
  quiet: style([base, quiet]),
});
export const cells = { start: kindsOf(cell), end: kindsOf(endCell) };

export const end = style({
  ...typeStyle('note'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  color: colour.ink2,
});
