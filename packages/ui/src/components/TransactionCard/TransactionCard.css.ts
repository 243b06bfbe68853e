import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({ display: 'grid', gap: vars.space[2] });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  justifyContent: 'space-between',
});

export const what = style({ ...typeStyle('body'), overflowWrap: 'anywhere' });

export const when = style({ ...typeStyle('label'), color: vars.colour.ink2, whiteSpace: 'nowrap' });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2 });

export const links = style({ ...typeStyle('note'), display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
