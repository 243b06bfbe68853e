import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const level = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[3]}`,
  borderRadius: vars.radius.field,
  background: vars.colour.sunken,
});

export const name = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const value = style({
  ...typeStyle('figure'),
  selectors: {
    [`${level}[data-state="none"] &`]: { ...typeStyle('body'), color: vars.colour.ink2 },
  },
});

export const refresh = style({
  ...typeStyle('label'),
  color: vars.colour.ink2,
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 0.25em',
});
