import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '0.5rem',
  borderRadius: '0.25rem',
  overflow: 'hidden',
  background: colour.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const part = style({
  minWidth: '2px',
  transition: `flex-grow ${vars.motion.slow} ${vars.motion.out}`,
});

/** Colours of the kinds, in their order. Never the only sign: the kind's name stands beside its mark. */
export const series = styleVariants({
  1: { background: colour.series1 },
  2: { background: colour.series2 },
  3: { background: colour.series3 },
  4: { background: colour.series4 },
  5: { background: colour.series5 },
});

export const mark = style({
  display: 'inline-block',
  flex: 'none',
  width: '0.375rem',
  height: '1.25rem',
  borderRadius: '0.1875rem',
  forcedColorAdjust: 'none',
});
