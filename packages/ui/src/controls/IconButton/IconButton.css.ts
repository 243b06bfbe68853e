import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { colour, motion } = vars;

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick} ${motion.out}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', color: colour.ink3 },
    '&:active:not(:disabled)': { transform: 'scale(0.95)' },
  },
});

export const variant = styleVariants({
  /** On the page: nothing but the icon. */
  plain: {
    background: 'transparent',
    color: colour.ink2,
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:not(:disabled)': { background: colour.sunken, color: colour.ink } },
      },
    },
    selectors: { '&:active:not(:disabled)': { background: colour.sunkenHover } },
  },
  /** A key to press: the stepper's minus and plus. */
  raised: {
    background: colour.raised,
    borderColor: colour.line,
    color: colour.ink,
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not(:disabled)': { background: colour.raisedHover, borderColor: colour.lineStrong },
        },
      },
    },
    selectors: { '&:active:not(:disabled)': { background: colour.raisedPressed } },
  },
});

export const size = styleVariants({
  large: { width: vars.control.hit, height: vars.control.hit },
  medium: { width: vars.control.sm, height: vars.control.sm, ...hitArea(vars.control.sm, 'both') },
  /** Beside a line of text. */
  small: {
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.xs,
    ...hitArea('1.5rem', 'both'),
  },
});
