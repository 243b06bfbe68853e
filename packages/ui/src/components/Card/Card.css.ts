import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.lg,
  padding: vars.space[4],
  boxShadow: vars.shadow.card,
  minWidth: 0,
  selectors: {
    // Rows bring their own padding and hairlines.
    '&[data-fit="rows"]': { paddingBlock: vars.space[1] },
    '&[data-fit="form"]': { display: 'grid', gap: vars.space[3] },
  },
});
