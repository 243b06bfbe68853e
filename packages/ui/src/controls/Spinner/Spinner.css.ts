import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const holder = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.colour.ink2,
});

export const ring = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  color: vars.colour.accent,
  animation: `${turn} 900ms linear infinite`,
});

export const track = style({ stroke: vars.colour.dial });
