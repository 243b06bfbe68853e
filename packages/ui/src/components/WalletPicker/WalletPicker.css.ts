import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const picker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.875rem' });

export const list = style({ display: 'grid', gap: '0.625rem' });

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  padding: vars.space[3],
  textAlign: 'start',
  color: vars.colour.ink,
  background: 'transparent',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: vars.colour.surfaceHover, borderColor: vars.colour.lineStrong } },
    },
  },
  selectors: { '&[data-state="connecting"]': { borderColor: vars.colour.accent } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.chip,
  overflow: 'hidden',
  background: vars.colour.sunken,
  color: vars.colour.ink2,
  fontSize: '0.6875rem',
  fontWeight: 700,
  objectFit: 'cover',
});

export const name = style({ fontWeight: 700 });

export const note = style({ ...typeStyle('label'), color: vars.colour.ink2 });

export const chevron = style({ color: vars.colour.ink3 });

export const tour = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[1]} 0`,
});

export const names = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Beside a button: with large text it goes below the words rather than squeeze them.
  selectors: { [`${tour} > &`]: { flexBasis: '9rem' } },
});

export const small = style({ ...typeStyle('note'), color: vars.colour.ink2 });

export const help = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.field,
});

export const code = style({ justifySelf: 'center', width: '11rem' });

export const address = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const addressText = style({
  ...typeStyle('label'),
  flex: 1,
  minWidth: 0,
  color: vars.colour.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
