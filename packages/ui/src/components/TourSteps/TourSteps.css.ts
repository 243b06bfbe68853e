import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: vars.space[1] });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  color: vars.colour.ink2,
  selectors: { '&[data-state="now"]': { color: vars.colour.ink } },
});

export const number = style({
  ...typeStyle('pill'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: '50%',
  background: vars.colour.sunken,
  selectors: {
    [`${step}[data-state="now"] &`]: { background: vars.colour.accent, color: vars.colour.accentInk },
    [`${step}[data-state="done"] &`]: { background: vars.colour.positiveSoft, color: vars.colour.positive },
  },
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style({ fontWeight: 600 });

export const note = style({ ...typeStyle('note') });
