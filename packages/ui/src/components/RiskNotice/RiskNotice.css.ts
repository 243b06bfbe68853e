import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const notice = style({ display: 'grid', gap: vars.space[4] });

export const list = style({ display: 'grid', gap: vars.space[3] });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  selectors: {
    '&::before': {
      content: '',
      width: '0.25rem',
      borderRadius: vars.radius.full,
      background: vars.colour.warning,
    },
  },
});

export const name = style({ ...typeStyle('strong') });

export const words = style({ ...typeStyle('note'), color: vars.colour.ink2 });
