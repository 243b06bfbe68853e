import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Figure and symbol stay on one line; only the full digits of a huge amount break. */
export const whole = style({ whiteSpace: 'nowrap' });

// One tap or double click takes the whole figure: half an amount is never what one wants to copy.
export const amount = style({ userSelect: 'all', WebkitUserSelect: 'all' });

const rise = keyframes({ from: { transform: 'translateY(0.5em)', opacity: 0 } });
const sink = keyframes({ from: { transform: 'translateY(-0.5em)', opacity: 0 } });

/** A figure that changed. Under less motion it is just another one. */
export const roll = style({
  display: 'inline-block',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.out}`,
  selectors: { '&[data-way="down"]': { animationName: sink } },
});

export const unit = style({
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: {
    '&[data-size="small"]': {
      fontSize: vars.text.small.size,
      fontWeight: 500,
      letterSpacing: 0,
      color: vars.colour.ink2,
    },
  },
});

export const exchange = style({
  all: 'unset',
  cursor: 'pointer',
  textDecoration: `underline dotted ${vars.colour.ink3}`,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.xs,
  position: 'relative',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-0.75rem -0.5rem' },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const bone = style({
  display: 'inline-block',
  width: '5.5em',
  height: '0.72em',
  borderRadius: vars.radius.xs,
  background: vars.colour.sunken,
});
