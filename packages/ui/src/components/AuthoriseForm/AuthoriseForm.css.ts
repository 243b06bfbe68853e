import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({ display: 'grid', gap: '0.875rem' });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2 });
