import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const title = style({ ...typeStyle('strong'), margin: 0 });

export const note = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const warning = style({ ...typeStyle('note'), color: vars.colour.warning, margin: 0 });

export const acts = style({ display: 'grid', gap: vars.space[2] });

/** Two acts side by side, of equal width. */
export const choice = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });

/** A way that one can take: the whole card is the link. */
export const way = style({
  display: 'grid',
  gap: vars.space[1],
  color: 'inherit',
  textDecoration: 'none',
  padding: vars.space[4],
  margin: `calc(-1 * ${vars.space[4]})`,
  borderRadius: vars.radius.lg,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.colour.surfaceHover } } } },
});

export const wayTitle = style({
  ...typeStyle('strong'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
