import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ ...typeStyle('strong'), margin: 0 });
export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });
export const link = style({ ...typeStyle('label'), color: vars.colour.ink2, padding: `${vars.space[3]} 0` });

/** Licences: name and licence on one line, the text below. */
export const licence = style({ padding: `${vars.space[2]} 0`, overflowWrap: 'anywhere' });
export const licenceText = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  whiteSpace: 'pre-wrap',
  marginTop: vars.space[2],
});
export const licences = style({ listStyle: 'none', margin: 0, padding: 0 });

/** The way to another page, where other rows have their button. */
export const way = style({
  ...typeStyle('strong'),
  color: vars.colour.accent,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.hit,
});
