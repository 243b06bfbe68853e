import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { hitArea } from '../hitArea.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.colour.accent,
  fontWeight: 550,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
  borderRadius: vars.radius.xs,
  transition: `color ${vars.motion.quick}, text-decoration-color ${vars.motion.quick}`,
  ...hitArea('1.5rem'),
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { color: vars.colour.accentHover, textDecorationColor: 'currentColor' } },
    },
  },
});

export const outward = style({ width: '0.9em', height: '0.9em', flex: 'none' });
