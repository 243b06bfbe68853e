import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  // Large text: one below the other rather than one on the other.
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBottom: '0.875rem',
});

export const half = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const label = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const value = style({ ...typeStyle('figure'), marginTop: '2px' });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const alone = style({ display: 'grid', gap: vars.space[3], textAlign: 'center' });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, textWrap: 'balance' });
