import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: '0.75rem 0.875rem',
  borderRadius: vars.radius.field,
  background: vars.colour.warningSoft,
  color: vars.colour.warning,
});

export const words = style({ flex: '1 1 12rem', minWidth: 0 });

export const title = style({ ...typeStyle('strong') });

export const detail = style({ ...typeStyle('note') });
