import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const spark = style({ display: 'block', width: '100%', height: '2.75rem', overflow: 'visible' });

export const area = style({ fill: vars.colour.accentSoft });

export const line = style({
  fill: 'none',
  stroke: vars.colour.accent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
