import { style } from '@vanilla-extract/css';

export const blob = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-size="small"]': { width: '0.875rem', height: '0.875rem' },
    '&[data-size="large"]': { width: '2.25rem', height: '2.25rem' },
  },
});
