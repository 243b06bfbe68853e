import { App, createChainStart, loadBehindPaint } from '@amswap/app';
import { browserClock } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AssembledPage, assemblePage, emptyEntries } from '../pages/assemblePage.ts';

// The chain of the page starts and mines in a worker; a busy machine may take seconds for that.
configure({ asyncUtilTimeout: 20_000 });

let opened: AssembledPage | undefined;

/** The app on the tour's chain as a visitor opens it, from the chain's first state. */
async function openTour(): Promise<AssembledPage> {
  const { openChain } = await loadBehindPaint();
  const entries = emptyEntries();
  const noDeployment = { fetch: async () => new Response('', { status: 404 }) };
  const state = await openChain(noDeployment, browserClock, entries);
  if (state.state !== 'configured') throw new Error(`The tour ended as ${state.state}.`);
  await state.tour?.startOver();
  const chain = createChainStart(async () => state);
  return assemblePage({ clock: browserClock, entries, chain, route: 'home' });
}

const meta = {
  title: 'flows/synthesis',
  render: () => {
    if (opened === undefined) throw new Error('The tour is not open.');
    return <App store={opened.store} />;
  },
  // Its chain lives by the real clock: no two pictures would be alike.
  parameters: { pictures: 'none' },
  async beforeEach() {
    opened = await openTour();
    return () => {
      opened = undefined;
    };
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sheets stand outside of the story's root. */
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function approve(question: string): Promise<void> {
  await userEvent.click(await (await sheet(question)).findByRole('button', { name: 'Approve' }));
}

/** 40 power paid in X through the tour's own wallet: connect, authorise exactly, synthesise, and see it recorded. */
export const FortyPowerPaidInX: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => {
      const header = within(await canvas.findByRole('banner'));
      await userEvent.click(await header.findByRole('button', { name: 'Connect wallet' }));
      const picker = await sheet('Connect a wallet');
      const [wallet] = await picker.findAllByRole('listitem');
      if (wallet === undefined) throw new Error('The tour offers no wallet.');
      await userEvent.click(within(wallet).getByRole('button'));
      await approve('Show your address to this page?');
    });
    await step('choose 40 power', async () => {
      await opened?.goTo('synthesiseX');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Power to synthesise' }), '40');
      await userEvent.click(await canvas.findByRole('button', { name: 'Authorise exactly 16 X' }));
    });
    await step('read the plan and the risks, and begin', async () => {
      const plan = await sheet('Synthesise 40 power');
      const begin = await plan.findByRole('button', { name: 'Authorise in wallet' });
      await waitFor(() => expect(begin).toBeEnabled());
      await userEvent.click(begin);
      const risk = await screen.findByRole('button', { name: 'I have read this' });
      await userEvent.click(risk);
    });
    await step('approve both', async () => {
      await approve('Confirm the transaction?');
      await approve('Confirm the transaction?');
    });
    await step('the record appears', async () => {
      const records = within(await canvas.findByRole('region', { name: 'Synthesis record' }));
      await waitFor(() => expect(records.getAllByRole('listitem')[0]).toHaveTextContent(/40 power · X/));
    });
  },
};
