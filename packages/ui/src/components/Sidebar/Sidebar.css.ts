import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'grid', gap: '2px', alignContent: 'start' });

const entryBase = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  borderRadius: vars.radius.chip,
  color: vars.colour.ink2,
});

export const entry = style([
  entryBase,
  {
    ...typeStyle('body'),
    minHeight: vars.control.hit,
    padding: '0.5rem 0.625rem',
    textDecoration: 'none',
    transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.colour.surfaceHover } } } },
    selectors: {
      '&[aria-current="page"]': {
        background: vars.colour.sunken,
        color: vars.colour.ink,
        fontWeight: 600,
        // Where one is, said by more than a ground that the dark theme hardly shows.
        boxShadow: `inset 0.1875rem 0 ${vars.colour.accent}`,
      },
      '&[data-depth="1"]': { ...typeStyle('small'), minHeight: '2.25rem', paddingInlineStart: '1.625rem' },
      '&[data-depth="1"][aria-current="page"]': { fontWeight: 600 },
    },
  },
]);

export const group = style([
  entryBase,
  { ...typeStyle('body'), minHeight: vars.control.hit, padding: '0.5rem 0.625rem' },
]);
