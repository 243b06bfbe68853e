import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  flexWrap: 'wrap',
  minHeight: vars.space[8],
});

export const title = style({ ...typeStyle('title'), marginTop: vars.space[1], textWrap: 'balance' });
