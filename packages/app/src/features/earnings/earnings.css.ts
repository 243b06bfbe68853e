import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const warning = style({ ...typeStyle('note'), color: vars.colour.warning, margin: 0 });

export const title = style({ ...typeStyle('strong'), margin: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
