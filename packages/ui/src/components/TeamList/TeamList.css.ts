import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const member = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const who = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });

export const detail = style({
  ...typeStyle('label'),
  color: vars.colour.ink2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
