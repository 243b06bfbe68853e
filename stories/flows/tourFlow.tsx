import { App, createChainStart, createSessionStore, loadBehindPaint } from '@amswap/app';
import { browserClock } from '@amswap/ui';
import { configure, screen, userEvent, within } from 'storybook/test';
import { type AssembledPage, assemblePage, emptyEntries } from '../pages/assemblePage.ts';

// The chain of the page starts and mines in a worker; a busy machine may take seconds for that.
configure({ asyncUtilTimeout: 20_000 });

let opened: AssembledPage | undefined;

/** The app of the flow on the screen. @throws Error where no flow is shown. */
export function shownFlow(): AssembledPage {
  if (opened === undefined) throw new Error('The tour is not open.');
  return opened;
}

/** The app on the tour's chain as a visitor opens it, from the chain's first state. */
async function openTour(): Promise<AssembledPage> {
  const { openChain } = await loadBehindPaint();
  const entries = emptyEntries();
  const noDeployment = {
    fetch: async () => new Response('', { status: 404 }),
    addEventListener: () => {},
  };
  const session = createSessionStore(entries, () => 'flow');
  const state = await openChain(noDeployment, browserClock, entries, session);
  if (state.state !== 'configured') throw new Error(`The tour ended as ${state.state}.`);
  await state.tour?.startOver();
  const chain = createChainStart(async () => state);
  return assemblePage({ clock: browserClock, entries, chain, route: 'home' });
}

/** What every file of flows begins with. Their chain lives by the real clock: no two pictures would be alike. */
export const flowMeta = {
  render: () => <App store={shownFlow().store} />,
  parameters: { pictures: 'none' },
  async beforeEach() {
    opened = await openTour();
    return () => {
      opened = undefined;
    };
  },
};

/** Sheets stand outside of the story's root. */
export const sheetNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Approves what the tour's wallet asks. */
export async function approve(question: string): Promise<void> {
  await userEvent.click(await (await sheetNamed(question)).findByRole('button', { name: 'Approve' }));
}

/** Connects the tour's own wallet. */
export async function connectGuest(canvas: ReturnType<typeof within>): Promise<void> {
  const header = within(await canvas.findByRole('banner'));
  await userEvent.click(await header.findByRole('button', { name: 'Connect wallet' }));
  const picker = await sheetNamed('Connect a wallet');
  const [wallet] = await picker.findAllByRole('listitem');
  if (wallet === undefined) throw new Error('The tour offers no wallet.');
  await userEvent.click(within(wallet).getByRole('button'));
  await approve('Show your address to this page?');
}
