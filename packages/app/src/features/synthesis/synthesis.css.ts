import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form and its acts below one another, as far apart as the cards of a page. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
});

export const recordsHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const recordsTitle = style({ ...typeStyle('strong'), margin: 0 });

export const viewAll = style({
  ...typeStyle('label'),
  color: vars.colour.ink2,
  padding: `${vars.space[3]} 0 ${vars.space[3]} ${vars.space[4]}`,
  margin: `calc(-1 * ${vars.space[3]}) 0`,
});

export const records = style({ listStyle: 'none', margin: 0, padding: 0 });

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const registerTitle = style({ ...typeStyle('strong'), margin: 0 });

/** Below the button, in the middle, with room for a finger. */
export const another = style({
  ...typeStyle('label'),
  justifySelf: 'center',
  color: vars.colour.ink2,
  padding: vars.space[3],
  margin: `calc(-1 * ${vars.space[3]}) 0`,
});
