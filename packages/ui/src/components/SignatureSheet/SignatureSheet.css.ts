import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const request = style({ display: 'grid', gap: '0.875rem' });

export const box = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.colour.line}`,
});

export const from = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2 });

export const raw = style({
  ...typeStyle('note'),
  fontFamily: vars.font.mono,
  margin: `${vars.space[2]} 0 0`,
  padding: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.colour.sunken,
  maxHeight: '9rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const summary = style({
  ...typeStyle('note'),
  cursor: 'pointer',
  color: vars.colour.ink2,
  padding: `${vars.space[2]} 0`,
});

/** Beside each other while both words fit into their buttons, else below one another. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space[2],
});
