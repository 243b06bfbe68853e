import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const plan = style({ display: 'grid', gap: '0.875rem' });

export const steps = style({ display: 'grid', gap: '0.625rem' });

export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.field,
  transition: `border-color ${vars.motion.calm}`,
  selectors: {
    '&[data-state="now"], &[data-state="busy"]': { borderColor: vars.colour.accent },
    '&[data-state="failed"]': { borderColor: vars.colour.negative },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: '50%',
  fontSize: vars.text.label.size,
  fontWeight: 700,
  background: vars.colour.sunken,
  color: vars.colour.ink2,
  selectors: {
    [`${step}[data-state="now"] &, ${step}[data-state="busy"] &`]: {
      background: vars.colour.accent,
      color: vars.colour.accentInk,
    },
    [`${step}[data-state="done"] &`]: { background: vars.colour.positiveSoft, color: vars.colour.positive },
    [`${step}[data-state="failed"] &`]: { background: vars.colour.negativeSoft, color: vars.colour.negative },
  },
});

export const name = style({ fontWeight: 700 });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2 });

export const refusal = style({ ...typeStyle('note'), color: vars.colour.negative });

export const risk = style({
  all: 'unset',
  cursor: 'pointer',
  color: vars.colour.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.colour.lineStrong,
  textUnderlineOffset: '0.2em',
  position: 'relative',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-0.875rem -0.25rem' },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const answers = style({ display: 'grid', gap: vars.space[2] });
