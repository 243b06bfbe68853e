import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space[2],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  flexWrap: 'wrap',
  selectors: { [`${record}[data-state="out"] &`]: { color: vars.colour.ink2 } },
});

export const detail = style({
  ...typeStyle('label'),
  color: vars.colour.ink2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
