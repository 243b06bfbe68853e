import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

/** Where the table is wider than its place, it scrolls and the page does not. */
export const holder = style({ overflowX: 'auto', overscrollBehaviorX: 'contain', minWidth: 0 });

export const table = style({ ...typeStyle('small'), width: '100%', borderCollapse: 'collapse' });

export const head = style({
  ...typeStyle('label'),
  color: colour.ink2,
  textAlign: 'start',
  verticalAlign: 'bottom',
  padding: `${vars.space[2]} ${vars.space[2]}`,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});

export const row = style({
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-state="marked"]': { background: colour.accentSoft } },
});

export const cell = style({
  padding: `0.625rem ${vars.space[2]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: {
    '&[data-align="end"]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums slashed-zero',
      whiteSpace: 'nowrap',
    },
  },
});

export const empty = style({ padding: vars.space[4], textAlign: 'center', color: colour.ink2 });
