import { vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cards and texts of a page below each other. */
export const stack = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' });
