import { style } from '@vanilla-extract/css';
import { hitArea } from '../../controls/hitArea.ts';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const chip = style({
  ...typeStyle('small'),
  ...hitArea(vars.control.sm),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.sm,
  padding: `0 ${vars.space[3]} 0 ${vars.space[2]}`,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.full,
  background: vars.colour.surface,
  color: vars.colour.ink,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  '@media': { '(hover: hover)': { ':hover': { background: vars.colour.surfaceHover } } },
});

export const call = style({
  paddingInline: vars.space[4],
  background: vars.colour.accent,
  borderColor: 'transparent',
  color: vars.colour.accentInk,
  fontWeight: 600,
  '@media': { '(hover: hover)': { ':hover': { background: vars.colour.accentHover } } },
});

export const warning = style({ color: vars.colour.warning, borderColor: 'currentcolor' });
