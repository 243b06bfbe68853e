import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[1],
});

export const page = style({
  ...typeStyle('small'),
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  minWidth: vars.control.hit,
  minHeight: vars.control.hit,
  padding: `0 ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'transparent',
  color: colour.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  '@media': {
    '(hover: hover)': {
      selectors: { '&[data-state="other"]:hover': { background: colour.sunken, color: colour.ink } },
    },
    '(forced-colors: active)': { selectors: { '&[data-state="shown"]': { border: '2px solid Highlight' } } },
  },
  selectors: {
    '&[data-state="shown"]': { background: colour.accentSoft, color: colour.ink, cursor: 'default' },
  },
});

export const gap = style({ minWidth: vars.space[5], textAlign: 'center', color: colour.ink3 });
export const icon = style({ width: '1.125rem', height: '1.125rem' });
