import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  display: 'grid',
  gap: '0.375rem',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});

export const track = style({
  height: '0.375rem',
  borderRadius: vars.radius.xs,
  background: vars.colour.sunken,
  overflow: 'hidden',
});

export const owed = style({
  height: '100%',
  background: vars.colour.series2,
  borderRadius: vars.radius.xs,
  transition: `width ${vars.motion.slow} ${vars.motion.out}`,
});
