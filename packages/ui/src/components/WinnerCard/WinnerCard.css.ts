import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const head = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  color: colour.ink2,
});
export const prize = style({ ...typeStyle('figure'), margin: `${vars.space[1]} 0` });
export const who = style({
  ...typeStyle('note'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: colour.ink2,
});
export const nobody = style({ ...typeStyle('note'), color: colour.ink2, marginTop: vars.space[2] });
