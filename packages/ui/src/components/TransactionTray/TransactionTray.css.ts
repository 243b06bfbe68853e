import { style } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const tray = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '32rem',
  marginInlineStart: 'auto',
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
});

export const toggle = style({
  ...typeStyle('strong'),
  justifySelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.hit,
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.full,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.overlay,
  cursor: 'pointer',
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: vars.space[2],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.sheet,
  background: vars.colour.raised,
  boxShadow: vars.shadow.overlay,
});

export const all = style({ textAlign: 'center', padding: vars.space[2] });

export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: vars.colour.positive,
  selectors: { '&[data-state="pending"]': { background: vars.colour.warning } },
});
