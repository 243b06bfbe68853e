import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: '0.5625rem' });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // A long figure takes a line of its own rather than squeezing its name.
  flexWrap: 'wrap',
});

export const name = style({ color: vars.colour.ink2 });

export const value = style({
  fontWeight: 550,
  textAlign: 'end',
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="warning"]': { color: vars.colour.warning },
    '&[data-tone="negative"]': { color: vars.colour.negative },
    '&[data-tone="positive"]': { color: vars.colour.positive },
  },
});
