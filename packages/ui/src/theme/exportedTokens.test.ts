import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tokensAsCss, tokensAsJson } from './exportedTokens.ts';
import { palettes } from './palette.ts';
import { vars } from './vars.css.ts';

const read = (name: string) => readFile(new URL(`../../tokens/${name}`, import.meta.url), 'utf8');

/** Names of all variables that the product's own style sheet is written with. */
function* namesIn(tree: object): Generator<string> {
  for (const value of Object.values(tree) as (string | object)[])
    if (typeof value === 'string') yield value.slice('var('.length, -1);
    else yield* namesIn(value);
}

describe('exported tokens', () => {
  it.each([
    ['tokens.json', tokensAsJson],
    ['tokens.css', tokensAsCss],
  ])('%s is fresh: npm run tokens', async (name, make) => {
    expect(await read(name)).toBe(make());
  });

  it('has every variable of the product, by the same name', () => {
    const told = new Set([...tokensAsCss().matchAll(/^\s*(--[a-zA-Z0-9-]+):/gm)].map(([, name]) => name));
    expect(told).toEqual(new Set(namesIn(vars)));
  });

  it('has each theme’s own colours in both forms', () => {
    const json = JSON.parse(tokensAsJson()) as {
      themes: Record<'light' | 'dark', { colour: { accent: { value: string; css: string } } }>;
    };
    for (const theme of ['light', 'dark'] as const)
      expect(json.themes[theme].colour.accent).toEqual({
        value: palettes[theme].accent,
        css: '--am-colour-accent',
      });
    expect(tokensAsCss()).toContain(`--am-colour-accent: ${palettes.dark.accent};\n`);
  });
});
