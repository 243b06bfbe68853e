import './global.css.ts';

export { contrastRatio } from './contrast.ts';
export { textPairs } from './contrastPairs.ts';
export {
  forcedColours,
  graphite,
  type Palette,
  palettes,
  porcelain,
  type ThemeName,
  themeNames,
} from './palette.ts';
export { figures, mono, text, unseen } from './text.css.ts';
export {
  breakpoint,
  controlSize,
  elevations,
  fontFamily,
  layer,
  motion,
  radius,
  space,
  type TypeStep,
  typeScale,
} from './tokens.ts';
export { type TypeStepName, typeStyle } from './typeStyle.ts';
export { vars } from './vars.css.ts';
