import { vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** The seven tokens beside each other, in as many rows as it takes. */
export const tokenButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[2],
});
