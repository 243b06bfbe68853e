import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const warning = style({ ...typeStyle('note'), color: vars.colour.warning, margin: 0 });

export const title = style({ ...typeStyle('strong'), margin: 0 });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

/** A link that stands alone, with room for a finger. */
export const way = style({
  ...typeStyle('note'),
  color: vars.colour.accent,
  fontWeight: 600,
  textDecoration: 'none',
  padding: `${vars.space[3]} 0 ${vars.space[3]} ${vars.space[1]}`,
  margin: `calc(-1 * ${vars.space[2]}) 0`,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const pages = style({ display: 'grid', justifyItems: 'center', marginTop: vars.space[3] });

export const who = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
