import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const parts = style({ display: 'grid', gap: vars.space[3], justifyItems: 'center' });

export const frame = style({
  width: '100%',
  maxWidth: '17rem',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: vars.colour.sunken,
  boxShadow: vars.shadow.card,
});

export const picture = style({ display: 'block', width: '100%', height: 'auto' });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0, textAlign: 'center' });
