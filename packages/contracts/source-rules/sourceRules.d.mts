import type { SyntaxTree } from '../scripts/compile.mjs';

/** Functions that not everybody may call, by contract and name, each with the reason why it can't move funds. */
export const privileged: Readonly<Record<string, string>>;

/** Every breach in the trees of the files that `own` accepts, one line each. */
export function breaches(
  sources: Readonly<Record<string, SyntaxTree>>,
  own: (file: string) => boolean,
): readonly string[];
