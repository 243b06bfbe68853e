import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const burned = style({ display: 'flex', flexDirection: 'column' });

export const label = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const total = style({ ...typeStyle('figure'), margin: `${vars.space[1]} 0 0.375rem` });

export const curve = style({ marginTop: 'auto' });

export const today = style({ ...typeStyle('label'), color: vars.colour.ink2, marginTop: vars.space[1] });
