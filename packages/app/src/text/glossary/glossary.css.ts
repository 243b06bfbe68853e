import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({
  ...typeStyle('note'),
  color: vars.colour.ink2,
  marginTop: vars.space[3],
  // Below a narrow column it keeps to it.
  selectors: { '[data-width="narrow"] + &': { width: '100%', maxWidth: '32rem', marginInline: 'auto' } },
});
export const summary = style({ cursor: 'pointer', padding: `${vars.space[3]} 0` });
export const list = style({ display: 'grid', gap: vars.space[3], maxWidth: '40rem' });
export const word = style({ ...typeStyle('strong'), color: vars.colour.ink });
