import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const label = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const balance = style({ ...typeStyle('figure'), margin: `${vars.space[1]} 0 0.375rem` });

export const leader = style({ ...typeStyle('label'), color: vars.colour.ink2, marginTop: vars.space[2] });

export const power = style({ color: vars.colour.ink, fontWeight: 700 });

export const line = style({
  ...typeStyle('label'),
  color: vars.colour.ink2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[1],
});
