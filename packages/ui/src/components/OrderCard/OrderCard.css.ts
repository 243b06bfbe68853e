import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const order = style({ display: 'grid', gap: vars.space[3] });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = style({ ...typeStyle('strong'), margin: 0 });

export const acts = style({ display: 'grid', gap: vars.space[2] });
