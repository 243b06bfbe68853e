import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { colour } = vars;

export const amountInput = style({ ...typeStyle('input') });

/** Long amounts get smaller letters before they get cut at the edge. */
export const amountSize = styleVariants({
  short: {},
  long: { fontSize: '1.0625rem' },
  longest: { fontSize: '0.8125rem', letterSpacing: '-0.01em' },
});

export const most = style({
  ...typeStyle('pill'),
  flex: 'none',
  margin: 0,
  padding: '0.3125rem 0.625rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: colour.surface,
  color: colour.ink2,
  cursor: 'pointer',
  maxWidth: '60%',
  ...hitArea('1.75rem'),
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { color: colour.ink } } } },
});

export const symbol = style({ flex: 'none', color: colour.ink2, fontWeight: 600 });
