import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const skeleton = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  maxWidth: '100%',
  background: vars.colour.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${vars.colour.glint}, transparent)`,
      animation: `${pass} 1.6s ${vars.motion.inOut} infinite`,
    },
  },
});

export const shape = styleVariants({
  line: { height: '0.625rem', borderRadius: vars.radius.xs },
  figure: { height: '1.25rem', borderRadius: vars.radius.xs },
  disc: { width: '2rem', height: '2rem', borderRadius: vars.radius.full, flex: 'none' },
  block: { height: '6rem', borderRadius: vars.radius.field },
});

/** Widths, in tenths of the parent. */
export const tenths = styleVariants({
  2: { width: '20%' },
  3: { width: '30%' },
  4: { width: '40%' },
  5: { width: '50%' },
  6: { width: '60%' },
  7: { width: '70%' },
  8: { width: '80%' },
  9: { width: '90%' },
  10: { width: '100%' },
});
