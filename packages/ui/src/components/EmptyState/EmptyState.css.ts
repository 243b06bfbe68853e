import { globalStyle, style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '0.625rem',
  textAlign: 'center',
  padding: '2.75rem 1.5rem',
});

export const dial = style({ width: '5.5rem', height: '5.5rem' });

// The outline of a dial by one dashed circle: sixty dashes.
globalStyle(`${dial} circle`, {
  fill: 'none',
  stroke: vars.colour.lineStrong,
  strokeWidth: 10,
  strokeDasharray: '2.4 7.6',
});

export const title = style({ ...typeStyle('control') });

export const note = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  maxWidth: '18rem',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
