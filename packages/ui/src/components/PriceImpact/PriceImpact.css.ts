import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const impact = style({
  display: 'grid',
  gap: vars.space[1],
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-state="notable"], &[data-state="large"]': { padding: `${vars.space[2]} ${vars.space[3]}` },
    '&[data-state="notable"]': { background: colour.warningSoft, color: colour.warning },
    '&[data-state="large"]': { background: colour.negativeSoft, color: colour.negative },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="notable"], &[data-state="large"]': { border: '1px solid CanvasText' } },
    },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});

export const name = style({
  selectors: { [`${impact}[data-state="small"] &, ${impact}[data-state="gain"] &`]: { color: colour.ink2 } },
});

export const value = style({ fontWeight: 550, marginInlineStart: 'auto' });
export const words = style({ ...typeStyle('note') });
