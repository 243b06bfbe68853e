// Theme: importing the package brings the global style with it.
export {
  breakpoint,
  contrastRatio,
  controlSize,
  elevations,
  figures,
  mono,
  motion,
  type Palette,
  palettes,
  radius,
  space,
  type ThemeName,
  text,
  themeNames,
  type TypeStepName,
  typeScale,
  unseen,
  vars,
} from './theme/index.ts';

// Controls. Heavy ones, on Base UI, have subpaths of their own: see package.json.
export * from './controls/index.ts';

// Format, clock and components (G2).
export * from './clock/index.ts';
export * from './components/index.ts';
export * from './format/index.ts';
