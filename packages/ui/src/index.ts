// Theme: importing the package brings the global style with it.
export {
  breakpoint,
  figures,
  mono,
  type Palette,
  palettes,
  type ThemeName,
  text,
  themeNames,
  typeStyle,
  unseen,
  vars,
} from './theme/index.ts';

// Controls. Heavy ones, on Base UI, have subpaths of their own: see package.json.
export * from './controls/index.ts';

// Format, clock and components (G2).
export { browserClock, ClockProvider, type ClockProviderProps, useClock, useTicker } from './clock/index.ts';
export * from './clock/index.ts';
export * from './components/index.ts';
export * from './format/index.ts';
