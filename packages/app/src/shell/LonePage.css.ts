import { vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** A page that stands alone, without header and sidebar. */
export const lone = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: '100vh',
  maxWidth: '36rem',
  margin: '0 auto',
  padding: vars.space[6],
});

export const problems = style({ display: 'grid', gap: vars.space[2] });
