import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const whole = style({ overflowWrap: 'anywhere' });

export const figure = style({ whiteSpace: 'nowrap' });

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
