import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const title = style({ ...typeStyle('strong'), margin: 0 });
export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });
export const parts = style({ display: 'grid', gap: vars.space[3] });

/** Addresses and hashes: long words without a place to break. */
export const foreign = style({ overflowWrap: 'anywhere' });

/** The log: read and selected line by line, scrolled where it is. */
export const log = style({
  ...typeStyle('label'),
  fontFamily: vars.font.mono,
  width: '100%',
  padding: vars.space[3],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.field,
  background: vars.colour.sunken,
  color: vars.colour.ink2,
  resize: 'vertical',
});
