/** What is asked and told about the page's own release. */
export interface ReleasePage {
  /** Address of the entry's script that runs, as the page's markup says it; undefined while developing. */
  readonly entry: string | undefined;
  /** The markup that stands at the page's address now. Rejects where the host does not answer. */
  markup(): Promise<string>;
  /** The entry for which this step of the history was loaded again already. */
  reloadedFor(): unknown;
  /** Notes that and loads the page again, as the new release. */
  reload(entry: string): Promise<void>;
}

/** An entry's script as the build names it. */
const entryScript = /<script[^>]*\ssrc="(\.\/assets\/[^"]+\.js)"/;

/**
 * After a file of the build could not be had: where a new release took its place, the page is loaded again, once. Otherwise
 * nothing happens, and the notice that asks for a click stands in the page's place. Never rejects.
 *
 * @returns whether the page is being loaded again
 */
export async function reloadForNewRelease(page: ReleasePage): Promise<boolean> {
  const { entry } = page;
  if (entry === undefined) return false;
  try {
    const released = entryScript.exec(await page.markup())?.[1];
    if (released === undefined || released === entry || page.reloadedFor() === released) return false;
    await page.reload(released);
    return true;
  } catch {
    return false;
  }
}

const mark = 'amswapReloadedFor';

/** The browser's page. The mark stands in the history's step: it outlives the reload, and needs no storage. */
export const browserRelease = (page: Window): ReleasePage => ({
  entry: page.document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
  async markup() {
    const answer = await page.fetch(page.location.pathname, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`the host answered ${answer.status}`);
    return answer.text();
  },
  reloadedFor: () => (page.history.state as Record<string, unknown> | null)?.[mark],
  async reload(entry) {
    page.history.replaceState({ ...page.history.state, [mark]: entry }, '');
    // Where this device keeps the app's files, the kept page would be the old release again.
    await import('../offline/takeNewRelease.ts')
      .then(({ takeNewRelease }) => takeNewRelease(page))
      .catch(() => undefined);
    page.location.reload();
  },
});
