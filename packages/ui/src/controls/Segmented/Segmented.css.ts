import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

const { colour, motion } = vars;

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: '2px',
  padding: '3px',
  borderRadius: vars.radius.md,
  background: colour.sunken,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The touch areas reach past the track; they must not make it scroll upright.
  overflowY: 'clip',
});

export const segment = style({
  ...typeStyle('small'),
  fontWeight: 600,
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.125rem',
  margin: 0,
  padding: '0.25rem 0.625rem',
  border: 0,
  borderRadius: vars.radius.segment,
  background: 'transparent',
  color: colour.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ...hitArea('2.125rem'),
  '@media': { '(hover: hover)': { selectors: { '&[data-state="resting"]:hover': { color: colour.ink } } } },
});

/** Two rules of one element, apart because `hitArea` brings selectors of its own. */
export const chosen = style({
  background: colour.raised,
  color: colour.ink,
  boxShadow: vars.shadow.raised,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const focusInside = style({
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
