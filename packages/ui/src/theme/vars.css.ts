import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { forcedColours, graphite, type Palette, porcelain, type ThemeName } from './palette.ts';
import { controlSize, elevations, fontFamily, layer, motion, radius, space, typeScale } from './tokens.ts';

const named = (_value: string | null, path: readonly string[]) => `am-${path.join('-')}`;

/** Tokens that a theme sets, as CSS variables named `--am-colour-bg` and so on. */
const themed = createGlobalThemeContract({ colour: { ...porcelain }, shadow: elevations.light }, named);

/** Tokens that are the same in every theme. */
const constant = createGlobalThemeContract(
  { space, radius, control: controlSize, font: fontFamily, text: typeScale, motion, layer },
  named,
);

/** Every token as a `var(...)`: `vars.colour.accent`, `vars.space[4]`, `vars.text.title.size`. */
export const vars = { ...themed, ...constant } as const;

const lightTokens = { colour: { ...porcelain }, shadow: elevations.light };
const darkTokens = { colour: { ...graphite }, shadow: elevations.dark };

createGlobalTheme(':root', constant, {
  space,
  radius,
  control: controlSize,
  font: fontFamily,
  text: typeScale,
  motion,
  layer,
});

// Light is what stands when nothing is said, so an old browser has a theme as well. `data-theme` wins over the system;
// both are decided by CSS alone, before any script runs: no flash.
createGlobalTheme(':root', themed, lightTokens);
globalStyle(':root', {
  '@media': { '(prefers-color-scheme: dark)': { vars: assignVars(themed, darkTokens) } },
});

const chosen = (theme: ThemeName) => `:root[data-theme="${theme}"], [data-theme-scope="${theme}"]`;
createGlobalTheme(chosen('light'), themed, lightTokens);
createGlobalTheme(chosen('dark'), themed, darkTokens);

globalStyle(`:root, ${chosen('light')}`, { colorScheme: 'light' });
globalStyle(chosen('dark'), { colorScheme: 'dark' });
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark' } },
});

const forced = Object.fromEntries(
  Object.entries(forcedColours).map(([name, value]) => [themed.colour[name as keyof Palette], value]),
);
globalStyle(`:root, ${chosen('light')}, ${chosen('dark')}`, {
  '@media': {
    '(forced-colors: active)': { vars: forced },
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [constant.motion.instant]: '0ms',
        [constant.motion.quick]: '0ms',
        [constant.motion.calm]: '0ms',
        [constant.motion.slow]: '0ms',
      },
    },
  },
});

// The setting "motion: less" of the product, for a system that says nothing.
globalStyle(':root[data-motion="less"]', {
  vars: {
    [constant.motion.instant]: '0ms',
    [constant.motion.quick]: '0ms',
    [constant.motion.calm]: '0ms',
    [constant.motion.slow]: '0ms',
  },
});
