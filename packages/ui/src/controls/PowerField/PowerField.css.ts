import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { colour, motion } = vars;

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const boxed = style({ flex: 1, justifyContent: 'center', minHeight: '4rem' });

export const powerInput = style({ ...typeStyle('power'), textAlign: 'center' });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minWidth: 0,
  margin: 0,
  marginTop: vars.space[3],
  padding: 0,
  border: 0,
});

export const chip = style({
  ...typeStyle('small'),
  fontWeight: 600,
  flex: '1 1 3.5rem',
  minHeight: '2rem',
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: colour.sunken,
  color: colour.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  ...hitArea('2rem'),
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:disabled)': { background: colour.sunkenHover, color: colour.ink } },
    },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
});

/** The chip of the power that stands in the field, or of one to mend it by. */
export const marked = style({ borderColor: colour.accent, color: colour.ink });

export const sign = style({ width: '1.25rem', height: '1.25rem' });
