import { style, styleVariants } from '@vanilla-extract/css';
import { typeStyle } from '../../theme/typeStyle.ts';
import { vars } from '../../theme/vars.css.ts';

const { colour } = vars;

export const pill = style({
  ...typeStyle('pill'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: '0.1875rem 0.5rem',
  borderRadius: vars.radius.full,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tone = styleVariants({
  mute: { background: colour.sunken, color: colour.ink2 },
  positive: { background: colour.positiveSoft, color: colour.positive },
  warning: { background: colour.warningSoft, color: colour.warning },
  negative: { background: colour.negativeSoft, color: colour.negative },
  accent: { background: colour.accentSoft, color: colour.ink },
});
