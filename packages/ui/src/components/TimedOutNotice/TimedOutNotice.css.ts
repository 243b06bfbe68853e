import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const notice = style({
  all: 'unset',
  ...typeStyle('body'),
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: '60vh',
  padding: vars.space[6],
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.colour.ink2,
  cursor: 'pointer',
  borderRadius: vars.radius.lg,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-4px' },
    '&:hover': { color: vars.colour.ink },
  },
});

export const glyph = style({ width: '3rem', height: '3rem', color: vars.colour.accent });
