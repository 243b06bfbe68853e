import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;

export const positioner = style({ zIndex: vars.layer.popover });

export const popup = style({
  ...typeStyle('note'),
  maxWidth: `min(16rem, calc(100vw - ${vars.space[8]}))`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.sm,
  // The other way round from the page: it lies over everything, and says so.
  background: colour.ink,
  color: colour.bg,
  boxShadow: vars.shadow.overlay,
  transition: `opacity ${motion.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  // A system colour as a text's own is overruled, one as its ground is not: the pair would be black on black.
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
    },
  },
});
