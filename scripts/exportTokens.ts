// npm run tokens: writes packages/ui/tokens/tokens.json and tokens.css, for design tools and for pages that are not the product's.
// A unit test says when they are stale.
import { mkdir, writeFile } from 'node:fs/promises';
import { tokensAsCss, tokensAsJson } from '../packages/ui/src/theme/exportedTokens.ts';

const folder = new URL('../packages/ui/tokens/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('tokens.json', folder), tokensAsJson());
await writeFile(new URL('tokens.css', folder), tokensAsCss());
