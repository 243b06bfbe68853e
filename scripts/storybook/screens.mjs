// What a contact sheet shows: every screen once, in its typical state, with what lies over screens behind them.

/** Component stories that are screens to their user, after the routes. */
const overlays = [
  'components-pagenotfound--unknown-path',
  'components-walletpicker--several-wallets',
  'components-plansheet--ready-to-authorise',
  'components-signaturesheet--transaction',
];

/** First what everybody sees first; what is not named here comes behind, by its name. */
const order = ['home', 'miningX', 'machineRecord', 'exchangeMV', 'salelist', 'exchangeACB', 'exchangeUTOACB'];

const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length);

/**
 * One story for each screen.
 * @param entries of a built Storybook's index.
 * @returns {{ id: string, name: string }[]}
 */
export function screensOf(entries) {
  const pages = new Map();
  for (const { id, title, name, type } of entries) {
    if (type !== 'story' || !title.startsWith('pages/')) continue;
    const page = title.slice('pages/'.length);
    // A page without a typical state shows its first.
    if (!pages.has(page) || name === 'Typical') pages.set(page, id);
  }
  const ids = new Set(entries.map(({ id }) => id));
  const routes = [...pages].map(([name, id]) => ({ id, name }));
  return [
    ...routes.toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name)),
    ...overlays.filter((id) => ids.has(id)).map((id) => ({ id, name: id.split('--')[0].split('-')[1] })),
  ];
}
