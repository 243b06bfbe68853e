import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

/** One token: its coin and name, and below one line for each contract that may take of it. */
export const token = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const symbol = style({ ...typeStyle('strong'), overflowWrap: 'anywhere' });
export const note = style({ ...typeStyle('label'), color: colour.ink2 });

export const spenders = style({ listStyle: 'none', margin: 0, padding: 0, gridColumn: '2' });

export const spender = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingTop: vars.space[2],
});

export const words = style({ flex: '1 1 9rem', minWidth: 0 });
export const amount = style({ ...typeStyle('control'), fontWeight: 700 });
export const unlimited = style({ color: colour.warning });
export const acts = style({ display: 'flex', gap: vars.space[2] });
