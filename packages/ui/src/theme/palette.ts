/**
 * The colours of the product, one set a theme. A theme that lacks a token does not compile.
 * Plain data: build scripts, tests and stories read it without running vanilla-extract.
 */
export interface Palette {
  /** The page behind everything. */
  readonly bg: string;
  /** Cards, sheets, the header's chips. */
  readonly surface: string;
  readonly surfaceHover: string;
  readonly surfacePressed: string;
  /** What lies on a surface: step buttons, the chosen segment. */
  readonly raised: string;
  readonly raisedHover: string;
  readonly raisedPressed: string;
  /** What is let into a surface: fields, tracks, disabled buttons. */
  readonly sunken: string;
  readonly sunkenHover: string;
  readonly sunkenPressed: string;
  /** Text of the first, second and third rank. The third is for what is off or merely decorative. */
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  /** Hairlines and quiet borders. */
  readonly line: string;
  readonly lineStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly accentPressed: string;
  /** Text and icons on the accent. */
  readonly accentInk: string;
  readonly accentSoft: string;
  readonly accentSoftHover: string;
  readonly positive: string;
  readonly positiveSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly negative: string;
  readonly negativeSoft: string;
  readonly negativeHover: string;
  readonly negativePressed: string;
  /** Text and icons on the negative colour. */
  readonly negativeInk: string;
  /** Ring around what has the keyboard's focus. */
  readonly focus: string;
  /** Ticks of the dial that are not reached. */
  readonly dial: string;
  /** Over the page behind a dialog, drawer or sheet. */
  readonly scrim: string;
  /** Light that runs over a skeleton. */
  readonly glint: string;
  /** Discs of the seven tokens. */
  readonly tokenACB: string;
  readonly tokenMV: string;
  readonly tokenX: string;
  readonly tokenUSDT: string;
  readonly tokenWXB: string;
  readonly tokenLBT: string;
  readonly tokenFTB: string;
  /** The letter on a token's disc. */
  readonly tokenInk: string;
  /** Kinds in a bar or chart, in their order. */
  readonly series1: string;
  readonly series2: string;
  readonly series3: string;
  readonly series4: string;
  readonly series5: string;
}

/** The light theme: warm paper, ink and terracotta. */
export const porcelain: Palette = {
  bg: '#f4f1ea',
  surface: '#fffdf9',
  surfaceHover: '#f9f5ec',
  surfacePressed: '#f1ecdf',
  raised: '#ffffff',
  raisedHover: '#faf7f1',
  raisedPressed: '#f1ecdf',
  sunken: '#ebe6db',
  sunkenHover: '#e4decf',
  sunkenPressed: '#dad3c2',
  ink: '#17181c',
  ink2: '#5a5d64',
  ink3: '#75777d',
  line: '#e0dacd',
  lineStrong: '#c9c1af',
  accent: '#c2410c',
  accentHover: '#ae3a0a',
  accentPressed: '#963208',
  accentInk: '#ffffff',
  accentSoft: '#fbe6da',
  accentSoftHover: '#f7d8c6',
  positive: '#0a6b4b',
  positiveSoft: '#dff1e8',
  warning: '#8a5a00',
  warningSoft: '#f8ecd0',
  negative: '#b4232a',
  negativeSoft: '#fae1e0',
  negativeHover: '#9f1d24',
  negativePressed: '#87171d',
  negativeInk: '#ffffff',
  focus: '#c2410c',
  dial: '#e6dfd1',
  scrim: 'rgba(0, 0, 0, 0.38)',
  glint: 'rgba(255, 255, 255, 0.6)',
  tokenACB: '#c2410c',
  tokenMV: '#2b59c3',
  tokenX: '#17181c',
  tokenUSDT: '#0a6b4b',
  tokenWXB: '#7a3fb5',
  tokenLBT: '#a0266b',
  tokenFTB: '#8a5a00',
  tokenInk: '#ffffff',
  series1: '#c2410c',
  series2: '#2b59c3',
  series3: '#0a6b4b',
  series4: '#7a3fb5',
  series5: '#8a5a00',
};

/** The dark theme: graphite, bone and ember. */
export const graphite: Palette = {
  bg: '#0d0f12',
  surface: '#15181d',
  surfaceHover: '#1a1e24',
  surfacePressed: '#20252c',
  raised: '#1c2026',
  raisedHover: '#232830',
  raisedPressed: '#2a3039',
  sunken: '#0a0c0e',
  sunkenHover: '#101317',
  sunkenPressed: '#171b20',
  ink: '#f0ede6',
  ink2: '#a4a9b1',
  ink3: '#868c95',
  line: '#272c33',
  lineStrong: '#3a414b',
  accent: '#ff8f57',
  accentHover: '#ffa275',
  accentPressed: '#ffb591',
  accentInk: '#1c0d04',
  accentSoft: '#3a2116',
  accentSoftHover: '#4a2a1c',
  positive: '#54d19d',
  positiveSoft: '#12291f',
  warning: '#e9b949',
  warningSoft: '#2d2410',
  negative: '#ff7a75',
  negativeSoft: '#33191a',
  negativeHover: '#ff908c',
  negativePressed: '#ffa7a4',
  negativeInk: '#240708',
  focus: '#ff8f57',
  dial: '#262b32',
  scrim: 'rgba(0, 0, 0, 0.56)',
  glint: 'rgba(255, 255, 255, 0.06)',
  tokenACB: '#c2410c',
  tokenMV: '#3d6de0',
  tokenX: '#5a626d',
  tokenUSDT: '#0f7f5a',
  tokenWXB: '#8b52c7',
  tokenLBT: '#b53a80',
  tokenFTB: '#96690f',
  tokenInk: '#ffffff',
  series1: '#ff8f57',
  series2: '#3d6de0',
  series3: '#54d19d',
  series4: '#8b52c7',
  series5: '#e9b949',
};

/** What the system draws with when the user has forced colours: the browser's own names for its palette. */
export const forcedColours: Partial<Palette> = {
  bg: 'Canvas',
  surface: 'Canvas',
  surfaceHover: 'Canvas',
  surfacePressed: 'Canvas',
  raised: 'ButtonFace',
  raisedHover: 'ButtonFace',
  raisedPressed: 'ButtonFace',
  sunken: 'Canvas',
  sunkenHover: 'Canvas',
  sunkenPressed: 'Canvas',
  ink: 'CanvasText',
  ink2: 'CanvasText',
  ink3: 'GrayText',
  line: 'CanvasText',
  lineStrong: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  accentPressed: 'Highlight',
  accentInk: 'HighlightText',
  focus: 'Highlight',
  dial: 'GrayText',
  series1: 'Highlight',
};

/** The palette by the name that stands in `data-theme` on the root element. */
export const palettes = { light: porcelain, dark: graphite } as const satisfies Record<string, Palette>;
export type ThemeName = keyof typeof palettes;
export const themeNames = ['light', 'dark'] as const satisfies readonly ThemeName[];
