import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const share = createVar();

export const track = style({
  height: '0.375rem',
  borderRadius: '0.375rem',
  overflow: 'hidden',
  background: vars.colour.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.colour.accent,
  transformOrigin: 'left',
  transition: `width ${vars.motion.slow} ${vars.motion.out}`,
  selectors: {
    '[data-state="complete"] > &': { background: vars.colour.ink3 },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const svg = style({ display: 'block', width: '100%', height: '100%' });
