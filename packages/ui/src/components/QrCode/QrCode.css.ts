import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Black on white in both themes: many a camera does not read it the other way round. */
export const code = style({
  display: 'block',
  width: '100%',
  maxWidth: '16rem',
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  background: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
});
