import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[2], borderColor: vars.colour.negative });

export const title = style({ ...typeStyle('strong'), color: vars.colour.negative });

export const line = style({ ...typeStyle('note'), color: vars.colour.ink2 });

export const todo = style({ ...typeStyle('body') });

export const foreign = style({
  ...typeStyle('note'),
  fontFamily: vars.font.mono,
  color: vars.colour.ink2,
  background: vars.colour.sunken,
  borderRadius: vars.radius.sm,
  padding: vars.space[2],
  overflowWrap: 'anywhere',
  maxHeight: '7rem',
  overflowY: 'auto',
});

export const act = style({ marginTop: vars.space[1], display: 'flex', gap: vars.space[2], flexWrap: 'wrap' });
