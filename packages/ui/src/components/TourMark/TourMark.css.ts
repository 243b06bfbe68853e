import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: '0.5rem 0.875rem',
  borderRadius: vars.radius.field,
  border: `1px dashed ${vars.colour.lineStrong}`,
  color: vars.colour.ink2,
  selectors: {
    // Over a figure that a screenshot could pass off as real.
    '&[data-place="figure"]': {
      ...typeStyle('pill'),
      display: 'inline-flex',
      padding: '0.125rem 0.5rem',
      borderRadius: vars.radius.xs,
      verticalAlign: 'middle',
    },
  },
});

export const words = style({ ...typeStyle('note') });
