import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  flexWrap: 'wrap',
  minHeight: vars.control.hit,
  padding: `${vars.space[1]} 0`,
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

export const name = style({ ...typeStyle('body'), color: vars.colour.ink2 });

export const who = style({
  ...typeStyle('note'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  marginInlineStart: 'auto',
  minWidth: 0,
});

export const nobody = style({ ...typeStyle('body'), color: vars.colour.ink2 });
