import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, max-content)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `0.625rem 0`,
  minHeight: vars.control.hit,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const name = style({ ...typeStyle('small'), color: colour.ink2 });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  justifySelf: 'end',
  gap: vars.space[2],
});
export const value = style({ ...typeStyle('small'), gridColumn: '1 / -1', overflowWrap: 'anywhere' });
export const note = style({ ...typeStyle('note'), gridColumn: '1 / -1', color: colour.ink2 });
