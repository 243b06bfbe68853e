import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour, motion } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.control.hit,
  padding: 0,
  margin: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: { '&:disabled': { cursor: 'not-allowed', color: colour.ink3 } },
});

export const words = style({ display: 'grid', gap: '0.125rem' });
export const hint = style({ ...typeStyle('note'), color: colour.ink2 });

export const track = style({
  flex: 'none',
  width: '2.75rem',
  height: '1.625rem',
  padding: '0.125rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${colour.lineStrong}`,
  background: colour.sunken,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-state="on"] > &': { background: colour.accent, borderColor: colour.accent },
    ':disabled > &': { opacity: 0.6 },
  },
});

export const knob = style({
  display: 'block',
  height: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: colour.ink2,
  boxShadow: vars.shadow.raised,
  transition: `transform ${motion.calm} ${motion.spring}, background-color ${motion.quick}`,
  selectors: {
    '[data-state="on"] &': { transform: 'translateX(1.125rem)', background: colour.accentInk },
  },
  '@media': { '(forced-colors: active)': { background: 'ButtonText', forcedColorAdjust: 'none' } },
});
