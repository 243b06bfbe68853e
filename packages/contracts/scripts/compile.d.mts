/** One of solc's syntax trees. */
export interface SyntaxTree {
  readonly ast: unknown;
}

/** The syntax trees of our own sources, or of others, with those of everything they import: by path. */
export function syntaxTrees(
  sources?: Readonly<Record<string, { readonly content: string }>>,
): Readonly<Record<string, SyntaxTree>>;
