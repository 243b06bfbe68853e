import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const form = style({ display: 'grid', gap: '0.875rem' });

export const divider = style({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${colour.line}`,
});

/** What comes out stands below what goes in, with an arrow on the seam. */
export const sides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const seam = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  margin: `calc(-1 * ${vars.space[1]}) auto`,
  borderRadius: vars.radius.full,
  border: `1px solid ${colour.line}`,
  color: colour.ink2,
});

export const arrow = style({ width: '0.875rem', height: '0.875rem' });

export const gets = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.field,
  border: `1px solid ${colour.line}`,
  minWidth: 0,
});

export const getsName = style({ ...typeStyle('label'), color: colour.ink2 });

export const getsAmount = style({
  ...typeStyle('figure'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="none"]': { color: colour.ink2 } },
});

export const symbol = style({ ...typeStyle('body'), color: colour.ink2, fontWeight: 600 });

export const hint = style({ ...typeStyle('note'), color: colour.ink2, margin: 0 });

export const closed = style({ margin: 0 });
