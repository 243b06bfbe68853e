import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ margin: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  flexWrap: 'wrap',
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
});

export const kind = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const names = style({ display: 'grid', minWidth: 0 });

export const name = style({ ...typeStyle('body') });

export const received = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const waiting = style({
  ...typeStyle('strong'),
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
