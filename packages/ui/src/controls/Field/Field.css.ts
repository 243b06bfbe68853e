import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;

export const field = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const head = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: colour.ink2,
});

/** The sunken box that a field's text stands in. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: vars.control.lg,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.field,
  border: '1.5px solid transparent',
  background: colour.sunken,
  cursor: 'text',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:focus-within': { borderColor: colour.accent },
    '&[data-state="problem"]': { borderColor: colour.negative },
    '&[data-state="off"]': { cursor: 'not-allowed', color: colour.ink3 },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:focus-within)': { background: colour.sunkenHover } } },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  // Smaller text makes phones zoom into the page when a field takes the focus.
  fontSize: '1rem',
  lineHeight: '1.375',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: colour.ink3, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
    // The box around it draws the ring.
    '&:focus-visible': { outline: 'none' },
  },
});

export const message = style({
  ...typeStyle('note'),
  color: colour.ink2,
  selectors: { '&:empty': { display: 'none' }, '&[data-state="problem"]': { color: colour.negative } },
});
