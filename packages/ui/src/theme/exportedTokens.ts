import { type Palette, palettes, type ThemeName, themeNames } from './palette.ts';
import {
  breakpoint,
  controlSize,
  elevations,
  fontFamily,
  layer,
  motion,
  radius,
  space,
  typeScale,
} from './tokens.ts';

/** One token as design tools read it. */
interface ExportedToken {
  readonly value: string;
  /** Its name as a CSS variable. */
  readonly css: string;
}

interface TokenTree {
  readonly [name: string]: ExportedToken | TokenTree;
}

interface ValueTree {
  readonly [name: string]: string | ValueTree;
}

const isToken = (node: ExportedToken | TokenTree): node is ExportedToken => typeof node['value'] === 'string';

function treeOf(values: ValueTree, path: readonly string[]): TokenTree {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const own = [...path, name];
      return [
        name,
        typeof value === 'string' ? { value, css: `--am-${own.join('-')}` } : treeOf(value, own),
      ] as const;
    }),
  );
}

const themeTree = (name: ThemeName): TokenTree => ({
  colour: treeOf({ ...(palettes[name] satisfies Palette) }, ['colour']),
  shadow: treeOf(elevations[name], ['shadow']),
});

const constantTree = (): TokenTree => ({
  space: treeOf(space, ['space']),
  radius: treeOf(radius, ['radius']),
  control: treeOf(controlSize, ['control']),
  font: treeOf(fontFamily, ['font']),
  text: treeOf(typeScale, ['text']),
  motion: treeOf(motion, ['motion']),
  layer: treeOf(layer, ['layer']),
});

function* tokensOf(tree: TokenTree): Generator<ExportedToken> {
  for (const node of Object.values(tree))
    if (isToken(node)) yield node;
    else yield* tokensOf(node);
}

const ruleOf = (selector: string, tree: TokenTree): string =>
  `${selector} {\n${[...tokensOf(tree)].map(({ css, value }) => `  ${css}: ${value};`).join('\n')}\n}\n`;

/** All tokens as JSON: what no theme changes, then each theme. Lengths are rem, durations ms, breakpoints px. */
export function tokensAsJson(): string {
  const themes = Object.fromEntries(themeNames.map((name) => [name, themeTree(name)]));
  return `${JSON.stringify({ constant: constantTree(), themes, breakpoint }, undefined, 2)}\n`;
}

/** All tokens as CSS variables: light where nothing is said, dark by the system or by `data-theme`, as the product has them. */
export function tokensAsCss(): string {
  const dark = ruleOf(':root:not([data-theme])', themeTree('dark')).replaceAll(/^(?=.)/gm, '  ');
  return [
    '/* Made by `npm run tokens` out of packages/ui/src/theme; changes here are lost. */',
    ruleOf(':root', { ...constantTree(), ...themeTree('light') }),
    `@media (prefers-color-scheme: dark) {\n${dark}}\n`,
    ruleOf(':root[data-theme="dark"],\n[data-theme-scope="dark"]', themeTree('dark')),
    ruleOf(':root[data-theme="light"],\n[data-theme-scope="light"]', themeTree('light')),
  ].join('\n');
}
