import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const pool = style({ textAlign: 'center', paddingTop: vars.space[5] });

export const label = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const title = style({ ...typeStyle('label'), color: vars.colour.ink2, marginTop: vars.space[2] });

export const balance = style({ ...typeStyle('big') });

export const last = style({
  ...typeStyle('pill'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '0.3125rem',
  margin: `${vars.space[3]} 0`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.colour.sunken,
  color: vars.colour.ink2,
});

export const winner = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${vars.space[2]}`,
  marginBottom: vars.space[3],
});

export const rule = style({ ...typeStyle('note'), color: vars.colour.ink2, textWrap: 'balance' });

export const how = style({ ...typeStyle('note'), color: vars.colour.ink2 });

export const summary = style({
  display: 'inline-block',
  cursor: 'pointer',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  color: vars.colour.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.colour.lineStrong,
  textUnderlineOffset: '0.2em',
  listStyle: 'none',
  position: 'relative',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '', position: 'absolute', inset: '-0.5rem' },
    '&:hover': { textDecorationColor: 'currentcolor' },
  },
});
