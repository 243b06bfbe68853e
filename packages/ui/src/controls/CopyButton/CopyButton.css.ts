import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const arrive = keyframes({ from: { transform: 'scale(0.4)', opacity: 0 } });

export const holder = style({ display: 'inline-flex', alignItems: 'center' });

export const icon = style({
  width: '1rem',
  height: '1rem',
  selectors: {
    '[data-state="copied"] &': {
      color: vars.colour.positive,
      animation: `${arrive} ${vars.motion.calm} ${vars.motion.spring}`,
    },
    '[data-state="failed"] &': { color: vars.colour.negative },
  },
});
