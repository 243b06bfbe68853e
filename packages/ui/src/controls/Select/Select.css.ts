import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const select = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '2rem',
  margin: 0,
  padding: 0,
  paddingInlineEnd: vars.space[6],
  border: 0,
  background: 'transparent',
  fontSize: '1rem',
  fontWeight: 550,
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 1 }, '&:focus-visible': { outline: 'none' } },
});

export const option = style({ background: vars.colour.surface, color: vars.colour.ink });

export const arrow = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  marginInlineStart: `calc(-1 * ${vars.space[6]})`,
  color: vars.colour.ink2,
  pointerEvents: 'none',
});
