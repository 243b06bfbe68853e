/**
 * Everything of the look that is not a colour. Lengths are rem, so that they follow the reader's text size and the
 * width scaling of `global.css.ts`; at a phone of 375 px and a text size of 16 px, 1 rem is 16 px.
 */

/** Gaps and paddings: the number is the length in quarters of a rem (4 px). */
export const space = {
  0: '0rem',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
} as const;

/** Corner radii, from chips inside a track to a sheet. */
export const radius = {
  xs: '0.375rem',
  sm: '0.5rem',
  segment: '0.5625rem',
  chip: '0.625rem',
  md: '0.75rem',
  field: '0.875rem',
  lg: '1.25rem',
  sheet: '1.5rem',
  full: '999px',
} as const;

/** Heights that controls share. `hit` is the least that a finger is given, even where the look is smaller. */
export const controlSize = {
  sm: '2.25rem',
  md: '2.875rem',
  lg: '3.25rem',
  hit: '2.75rem',
  icon: '1.25rem',
} as const;

const latin = '"Inter Variable",Inter,system-ui,-apple-system';
const fixedWidth =
  '"JetBrains Mono Variable","JetBrains Mono","SFMono-Regular",ui-monospace,Menlo,Consolas,monospace';
const simplified =
  '"PingFang SC","Noto Sans SC Variable","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif';
const traditional =
  '"PingFang TC","PingFang HK","Noto Sans TC Variable","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif';
/** Font families. The system's own faces: no font is fetched by the product; only Storybook brings Inter and Noto. */
export const fontFamily = {
  body: `${latin},${simplified}`,
  bodyTraditional: `${latin},${traditional}`,
  mono: `${fixedWidth},${simplified}`,
  monoTraditional: `${fixedWidth},${traditional}`,
} as const;

export interface TypeStep {
  /** Font size, rem. */
  readonly size: string;
  /** Line height, a factor of the size. */
  readonly line: string;
  readonly weight: string;
  /** Letter spacing, em. */
  readonly tracking: string;
}

/**
 * Line height as a factor: a little more than the wanted pixels, since the browser cuts lengths to a 64th of one. Lines of whole
 * pixels keep every letter of a page on the same grid; with fractions, letters of one line moved by a pixel with what the
 * browser had drawn before.
 */
const lineOf = (size: number, line: number): string =>
  (Math.ceil((line / size) * 1e4 + 0.01) / 1e4).toString();

/** The steps of type, from the smallest pill to the dial's digits. Sizes and lines in pixels of the base width. */
export const typeScale = {
  pill: { size: '0.71875rem', line: lineOf(11.5, 17), weight: '600', tracking: '0em' },
  label: { size: '0.75rem', line: lineOf(12, 17), weight: '400', tracking: '0.01em' },
  note: { size: '0.78125rem', line: lineOf(12.5, 18), weight: '400', tracking: '0em' },
  small: { size: '0.8125rem', line: lineOf(13, 19), weight: '400', tracking: '0em' },
  body: { size: '0.875rem', line: lineOf(14, 20), weight: '400', tracking: '0em' },
  strong: { size: '0.875rem', line: lineOf(14, 20), weight: '700', tracking: '0em' },
  control: { size: '1rem', line: lineOf(16, 20), weight: '650', tracking: '0em' },
  brand: { size: '1.0625rem', line: lineOf(17, 20), weight: '700', tracking: '-0.02em' },
  section: { size: '1.125rem', line: lineOf(18, 23), weight: '700', tracking: '-0.02em' },
  figure: { size: '1.25rem', line: lineOf(20, 26), weight: '650', tracking: '-0.03em' },
  title: { size: '1.375rem', line: lineOf(22, 28), weight: '680', tracking: '-0.03em' },
  input: { size: '1.5rem', line: lineOf(24, 29), weight: '650', tracking: '-0.02em' },
  big: { size: '1.75rem', line: lineOf(28, 31), weight: '650', tracking: '-0.03em' },
  power: { size: '1.875rem', line: lineOf(30, 36), weight: '650', tracking: '-0.03em' },
  dial: { size: '2.875rem', line: lineOf(46, 51), weight: '640', tracking: '-0.05em' },
} as const satisfies Record<string, TypeStep>;

/** Shadows by theme. */
export interface Elevation {
  readonly card: string;
  readonly raised: string;
  readonly overlay: string;
}

export const elevations = {
  light: {
    card: '0 1px 0 rgba(23, 24, 28, 0.04), 0 8px 24px -12px rgba(60, 45, 20, 0.18)',
    raised: '0 1px 2px rgba(0, 0, 0, 0.12)',
    overlay: '0 24px 64px -16px rgba(60, 45, 20, 0.36)',
  },
  dark: {
    card: '0 1px 0 rgba(255, 255, 255, 0.03) inset, 0 12px 32px -16px #000000',
    raised: '0 1px 2px rgba(0, 0, 0, 0.5)',
    overlay: '0 24px 64px -16px #000000',
  },
} as const satisfies Record<'light' | 'dark', Elevation>;

/** How long a movement takes and by which curve. Under reduced motion every duration is nil. */
export const motion = {
  instant: '80ms',
  quick: '140ms',
  calm: '240ms',
  slow: '420ms',
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
  spring: 'cubic-bezier(0.3, 1.3, 0.4, 1)',
} as const;

/** What lies above what. */
export const layer = {
  base: '0',
  sticky: '10',
  header: '20',
  drawer: '40',
  overlay: '50',
  popover: '60',
  toast: '70',
  mark: '80',
} as const;

/** Widths the layout knows, CSS pixels. Media queries take no variables, so these are numbers. */
export const breakpoint = {
  /** The phone that the sizes are drawn for. */
  base: 375,
  /** Beyond it the page is centred and the sidebar stays open. */
  wide: 960,
} as const;
