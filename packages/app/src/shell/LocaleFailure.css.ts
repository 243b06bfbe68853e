import { typeStyle, vars } from '@amswap/ui/theme';
import { style } from '@vanilla-extract/css';

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.field,
  background: vars.colour.warningSoft,
  color: vars.colour.warning,
  ...typeStyle('note'),
});
