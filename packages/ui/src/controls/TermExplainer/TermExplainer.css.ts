import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { colour, motion } = vars;

export const term = style({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline dotted 1px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: colour.ink3,
  cursor: 'help',
  borderRadius: vars.radius.xs,
  ...hitArea('1.25rem'),
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
});

export const positioner = style({ zIndex: vars.layer.popover });

export const popup = style({
  maxWidth: `min(18rem, calc(100vw - ${vars.space[8]}))`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.field,
  border: `1px solid ${colour.line}`,
  background: colour.raised,
  color: colour.ink,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.quick}, transform ${motion.quick} ${motion.out}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.96)' } },
});

export const title = style({ ...typeStyle('strong'), marginBottom: vars.space[1] });
export const words = style({ ...typeStyle('note'), color: colour.ink2 });
