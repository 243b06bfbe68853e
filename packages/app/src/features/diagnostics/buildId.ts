/**
 * Which build this page is of: the hash in the name of its entry, which stands for the code of every chunk, because the
 * entry names them by theirs. Undefined while developing, where nothing is built.
 */
export function buildId(page: Pick<Document, 'querySelectorAll'>): string | undefined {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    const [, hash] = /-([\w-]{8})\.js$/.exec(script.src) ?? [];
    if (hash !== undefined) return hash;
  }
  return undefined;
}
