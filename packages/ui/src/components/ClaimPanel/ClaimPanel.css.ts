import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const label = style({ ...typeStyle('label'), color: vars.colour.ink2, margin: 0 });

export const total = style({ ...typeStyle('big'), margin: `${vars.space[1]} 0 ${vars.space[3]}` });

export const kinds = style({ marginTop: vars.space[4] });

export const acts = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.colour.line}`,
});
