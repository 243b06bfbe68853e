import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  padding: '0.6875rem 0',
  borderTop: `1px solid ${vars.colour.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

/** With large text, or beside a figure without end, the figure goes below the name rather than onto it. */
export const names = style({ flex: '1 1 7rem', minWidth: 0 });

export const symbol = style({ ...typeStyle('strong'), overflowWrap: 'anywhere' });

export const note = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const balance = style({
  ...typeStyle('control'),
  fontWeight: 700,
  textAlign: 'end',
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
});

export const missing = style({ color: vars.colour.ink3 });
