import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const title = style({ ...typeStyle('strong'), margin: 0 });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'min(8.5rem, 45%) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
});

export const code = style({ border: `1px solid ${vars.colour.line}`, borderRadius: vars.radius.md });

export const words = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const link = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.label.size,
  lineHeight: '1.5',
  margin: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

export const note = style({ ...typeStyle('note'), color: vars.colour.ink2, margin: 0 });

export const icon = style({ width: '1.125rem', height: '1.125rem' });

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))',
  gap: vars.space[2],
});
