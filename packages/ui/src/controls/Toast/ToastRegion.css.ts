import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const arrive = keyframes({ from: { transform: 'translateY(0.75rem) scale(0.96)', opacity: 0 } });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: vars.space[4],
  bottom: `calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '30rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.field,
  background: vars.colour.ink,
  color: vars.colour.bg,
  boxShadow: vars.shadow.overlay,
  fontWeight: 550,
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.spring}`,
  // A system colour as a text's own is overruled, one as its ground is not: the pair would be black on black.
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      background: 'Canvas',
      color: 'CanvasText',
    },
  },
});

export const icon = style({ width: '1.125rem', height: '1.125rem', flex: 'none' });
