import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const addressInput = style({
  fontFamily: vars.font.mono,
  letterSpacing: '-0.03em',
});

/** A whole address is seen at once, on the narrowest phone's field as well. */
export const whole = style({ fontSize: '0.78125rem', letterSpacing: '-0.04em' });

export const warning = style({ ...typeStyle('note'), color: vars.colour.warning });
