// English is in the entry. Its core catalogue holds every text of the shell, home and the ui package, most of which are said by
// chunks that come later: the entry keeps only those whose ids stand in the first load's own code or in the router's, which shows pages that
// have no chunk of their own: page not found, a broken page.
import type { Plugin } from 'vite';

/** The compiled catalogue as the Lingui plug-in writes it: JSON in a string. */
const catalogue = /JSON\.parse\((`[^`]*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\)/;

/** Reads a string literal of generated code, whatever its quotes. */
function literalText(literal: string): string {
  const body = literal.slice(1, -1);
  return body.replace(/\\(u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|.)/gis, (whole, escaped: string) => {
    if (escaped.length > 1)
      return String.fromCodePoint(Number.parseInt(escaped.replace(/[^0-9a-f]/gi, ''), 16));
    return { n: '\n', t: '\t', r: '\r' }[escaped] ?? escaped ?? whole;
  });
}

/**
 * Cuts the English catalogue in the entry.
 *
 * @param saidFirst ends of modules whose texts stay as well: what their chunks say, or chunks that these import, can be shown
 *   before any other catalogue is asked for
 */
export function englishCore(saidFirst: readonly string[]): Plugin {
  return {
    name: 'amswap:english-core',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        const found = entry === undefined ? null : catalogue.exec(entry.code);
        if (entry === undefined || found?.[1] === undefined)
          this.error('the entry holds no English catalogue');
        const said = new Set(
          chunks.filter((chunk) => chunk.moduleIds.some((id) => saidFirst.some((end) => id.endsWith(end)))),
        );
        for (const { imports } of said)
          for (const name of imports) {
            const imported = chunks.find(({ fileName }) => fileName === name);
            if (imported !== undefined && imported !== entry) said.add(imported);
          }
        const code = [entry.code.replace(found[0], ''), ...[...said].map((chunk) => chunk.code)].join('\n');
        const texts = Object.entries(JSON.parse(literalText(found[1])) as Record<string, unknown>);
        const kept = JSON.stringify(Object.fromEntries(texts.filter(([id]) => code.includes(id))));
        const cut = `JSON.parse(${JSON.stringify(kept)})`;
        if (cut.length > found[0].length) this.error('the cut catalogue is longer than the whole one');
        // As long as before, so that the source map stays right; blanks weigh nothing once compressed.
        entry.code = entry.code.replace(found[0], () => cut.padEnd(found[0].length));
      },
    },
  };
}
