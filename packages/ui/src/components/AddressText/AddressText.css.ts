import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  verticalAlign: 'middle',
});

export const digits = style({
  all: 'unset',
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  lineHeight: '1.25rem',
  letterSpacing: '-0.02em',
  cursor: 'pointer',
  position: 'relative',
  borderRadius: vars.radius.xs,
  overflowWrap: 'anywhere',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    // A finger is given 44 px; the look stays a line of text.
    '&::after': { content: '', position: 'absolute', inset: '-0.75rem -0.25rem' },
    '&:hover': { color: vars.colour.accent },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const tool = style({
  display: 'inline-flex',
  flex: 'none',
  position: 'relative',
  color: vars.colour.ink3,
  borderRadius: vars.radius.xs,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-0.875rem -0.5rem' },
    '&:hover': { color: vars.colour.ink },
  },
});
