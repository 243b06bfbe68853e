import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;

export const positioner = style({ zIndex: vars.layer.popover });

export const popup = style({
  display: 'grid',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: `min(22rem, calc(100vw - ${vars.space[8]}))`,
  padding: vars.space[4],
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

export const title = style({ ...typeStyle('strong') });
export const content = style({ ...typeStyle('small'), color: colour.ink2, minWidth: 0 });
