import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const stepper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  ...typeStyle('note'),
  color: vars.colour.ink2,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  transition: `color ${vars.motion.calm}`,
  selectors: {
    '&[data-state="now"], &[data-state="busy"]': { color: vars.colour.ink },
    // The way from one step to the next.
    '&:not(:first-child)': { flex: 1, justifyContent: 'flex-end' },
    '&:not(:first-child)::before': {
      content: '',
      flex: 1,
      minWidth: vars.space[3],
      borderTop: `1px solid ${vars.colour.line}`,
    },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[5],
  height: vars.space[5],
  borderRadius: '50%',
  fontSize: '0.6875rem',
  fontWeight: 700,
  background: vars.colour.sunken,
  color: vars.colour.ink2,
  transition: `background ${vars.motion.calm}, color ${vars.motion.calm}`,
  selectors: {
    [`${step}[data-state="now"] &, ${step}[data-state="busy"] &`]: {
      background: vars.colour.accent,
      color: vars.colour.accentInk,
    },
    [`${step}[data-state="done"] &`]: {
      background: vars.colour.positiveSoft,
      color: vars.colour.positive,
    },
    [`${step}[data-state="failed"] &`]: {
      background: vars.colour.negativeSoft,
      color: vars.colour.negative,
    },
  },
});
