import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const whole = style({ overflowWrap: 'anywhere' });

/** In one piece, unless the line itself is too short for it: large text on a phone. */
export const figure = style({ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' });

export const unit = style({
  fontSize: 'max(0.55em, 0.75rem)',
  fontWeight: 500,
  letterSpacing: 0,
  color: vars.colour.ink2,
});

export const bone = style({
  display: 'inline-block',
  width: '6ch',
  height: '0.75em',
  borderRadius: vars.radius.xs,
  background: vars.colour.sunken,
});
