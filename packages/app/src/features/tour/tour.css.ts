import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** Quiet words below something. */
export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

/** Buttons that wrap. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** A heading inside a sheet. */
export const heading = style({ ...typeStyle('strong'), margin: 0 });

/** A list of plain sentences. */
export const sentences = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  margin: 0,
  paddingInlineStart: vars.space[4],
});
