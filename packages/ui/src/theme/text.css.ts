import { style, styleVariants } from '@vanilla-extract/css';
import { typeScale } from './tokens.ts';
import { typeStyle } from './typeStyle.ts';
import { vars } from './vars.css.ts';

/** A class for each step of the type scale: `text.title`. */
export const text = styleVariants(typeScale, (_step, name) => typeStyle(name));

/** Digits of one width and a slashed zero: for every figure that changes or stands in a column. */
export const figures = style({
  fontVariantNumeric: 'tabular-nums slashed-zero',
  fontFeatureSettings: '"tnum","zero","cv05"',
});

/** Addresses, hashes and other text that is read letter by letter. */
export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  // Of whole pixels, whatever it stands in.
  lineHeight: '1.25rem',
  letterSpacing: '-0.02em',
});

/** For screen readers only: out of sight, still in the accessibility tree. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
