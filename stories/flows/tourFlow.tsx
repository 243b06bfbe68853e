import { App, createChainStart, createSessionStore, loadBehindPaint } from '@amswap/app';
import { browserClock } from '@amswap/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AssembledPage, assemblePage, emptyEntries } from '../pages/assemblePage.ts';
import { pressable } from '../pressable.ts';

type Tour = NonNullable<NonNullable<Awaited<ReturnType<typeof openTour>>>['tour']>;

/** What a flow says of itself: `parameters.flow`. */
export interface FlowSetting {
  /** Whose account the guest wallet offers; the member unless said otherwise. The buyer is no member yet. */
  readonly as?: Parameters<Tour['become']>[0];
  /** The address that the page was opened with, for what start-up reads of it. */
  readonly address?: string;
}

/** The app on the tour's chain, and the chain's own controls. */
interface OpenedFlow extends AssembledPage {
  readonly tour: Tour;
  /** Asks the chain no more. The chain itself stays for the next flow, as it does for another tab. */
  readonly close: () => void;
}

let opened: OpenedFlow | undefined;

/** The app of the flow on the screen. @throws Error where no flow is shown. */
export function shownFlow(): OpenedFlow {
  if (opened === undefined) throw new Error('The tour is not open.');
  return opened;
}

/** The tour as a visitor opens it. */
async function openTour(entries: AssembledPage['entries']) {
  const { openChain } = await loadBehindPaint();
  const noDeployment = {
    fetch: async () => new Response('', { status: 404 }),
    addEventListener: () => {},
  };
  const session = createSessionStore(entries, () => 'flow');
  const state = await openChain({
    page: noDeployment,
    clock: browserClock,
    entries,
    session,
    started: () => {},
  });
  if (state.state !== 'configured') throw new Error(`The tour ended as ${state.state}.`);
  return state;
}

/** The app on the tour's chain, from the chain's first state. */
async function openFlow({ as, address }: FlowSetting): Promise<OpenedFlow> {
  const entries = emptyEntries();
  const state = await openTour(entries);
  const { tour } = state;
  if (tour === undefined) throw new Error('The chain is not the tour’s.');
  await tour.startOver();
  if (as !== undefined) tour.become(as);
  const chain = createChainStart(async () => state);
  const page = await assemblePage({ clock: browserClock, entries, chain, route: 'home', address });
  return { ...page, tour, close: () => state.reader.stop() };
}

/** What every file of flows begins with. Their chain lives by the real clock: no two pictures would be alike. */
export const flowMeta = {
  render: () => <App store={shownFlow().store} />,
  parameters: { pictures: 'none' },
  async beforeEach({ parameters }: { readonly parameters: Readonly<Record<string, unknown>> }) {
    opened = await openFlow(parameters['flow'] ?? {});
    return () => {
      opened?.close();
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

/** Reads a plan and confirms it in the tour's wallet, one question a step; the risks come before an account's first write. */
export async function confirmPlan(title: string, risk: 'first' | 'read'): Promise<void> {
  const plan = await sheetNamed(title);
  const begin = await plan.findByRole('button', { name: /^(Authorise|Confirm) in wallet$/ });
  await pressable(begin);
  const steps = plan.getAllByRole('listitem').length;
  await userEvent.click(begin);
  if (risk === 'first')
    await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
  for (let step = 0; step < steps; step += 1) await approve('Confirm the transaction?');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}
