import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** The parts of a page below one another, as far apart as its cards. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
});

export const leadTitle = style({ ...typeStyle('strong'), margin: 0 });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const link = style({
  ...typeStyle('strong'),
  color: vars.colour.accent,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.hit,
  justifySelf: 'start',
});

export const slippage = style({ display: 'grid', gap: vars.space[3] });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const warning = style({ ...typeStyle('note'), color: vars.colour.warning, margin: 0 });
