import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;

export const chart = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

/** What the chosen day says, above the columns: it does not move them. */
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  minHeight: '1.875rem',
});
export const when = style({ ...typeStyle('label'), color: colour.ink2 });
export const sum = style({ ...typeStyle('figure') });

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  height: '9rem',
  paddingTop: vars.space[1],
  borderBottom: `1px solid ${colour.lineStrong}`,
});

export const column = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '1px',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: `${vars.radius.xs} ${vars.radius.xs} 0 0`,
  background: 'transparent',
  cursor: 'pointer',
  overflow: 'hidden',
  transition: `opacity ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&[data-state="other"]': { opacity: 0.62 },
    '&[data-state="chosen"]': { background: colour.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { opacity: 1 } } } },
});

export const part = style({
  flex: 'none',
  minHeight: '1px',
  forcedColorAdjust: 'none',
  transition: `height ${motion.slow} ${motion.out}`,
});

export const axis = style({
  ...typeStyle('label'),
  display: 'flex',
  justifyContent: 'space-between',
  color: colour.ink2,
});

export const legend = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: colour.ink2,
});
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
