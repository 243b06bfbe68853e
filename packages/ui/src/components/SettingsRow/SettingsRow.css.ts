import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const name = style({ ...typeStyle('strong') });
export const note = style({ ...typeStyle('note'), color: colour.ink2 });
/** Wide controls take a line of their own where there is no room beside the words. */
export const control = style({ flex: '0 1 auto', minWidth: 0, maxWidth: '100%' });
