import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const end = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
