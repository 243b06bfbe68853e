import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const list = style({ minWidth: 0 });

// The rows are the list's own; their state is this table's.
globalStyle(`${list} [role="row"][data-state="own"]`, {
  background: `linear-gradient(90deg, ${colour.accentSoft}, transparent)`,
});
globalStyle(`${list} [role="row"]`, { fontVariantNumeric: 'tabular-nums slashed-zero' });

export const own = style({
  ...typeStyle('pill'),
  display: 'table',
  lineHeight: '1.2',
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.full,
  background: colour.sunken,
  color: colour.ink2,
});

export const bar = style({
  display: 'block',
  height: '0.25rem',
  borderRadius: vars.radius.full,
  // One element, not two with a rounded clip: there are many rows, and they are painted while one scrolls.
  background: `linear-gradient(${colour.accent}, ${colour.accent}) no-repeat ${colour.sunken}`,
});

export const bone = style({
  display: 'block',
  width: '80%',
  height: '0.625rem',
  marginInlineStart: 'auto',
  borderRadius: vars.radius.full,
  background: colour.sunken,
});
