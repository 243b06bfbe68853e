import { accountIn, member, type NamedWorld, testDeployment } from '@amswap/testing';
import { maxUint256 } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';
import { pressable } from '../pressable.ts';

const meta = { title: 'pages/settings', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'settings';
const unit = 10n ** 18n;
type Canvas = ReturnType<typeof within>;

/** Some of three tokens is authorised: a sum, one without limit, and one token to two contracts. */
function authorised({ state }: NamedWorld): void {
  const { allowances } = accountIn(state, member);
  allowances.X = { main: 16n * unit };
  allowances.MV = { tokenSwap: maxUint256 };
  allowances.USDT = { main: 250n * unit, swapRouter: 40n * unit };
}

const authorisationsIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'My authorisations' }));

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical', change: authorised }),
  async play({ canvas, canvasElement }) {
    const card = await authorisationsIn(canvas);
    await expect(await card.findByText('without limit')).toBeVisible();
    await expect(card.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(4);
    await expect(card.getAllByText('No contract may take any.')).toHaveLength(4);
    await settled(canvasElement);
  },
};

/** Taking an authorisation back is a plan like every write; what stands on the chain afterwards is what is shown. */
export const Revoke: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: authorised }), pictures: 'none' },
  async play({ canvas, step }) {
    const card = await authorisationsIn(canvas);
    const name = 'Revoke what the main contract may take of X';
    await userEvent.click(await card.findByRole('button', { name }));
    const plan = within(await screen.findByRole('dialog', { name: 'Revoke what is authorised of X' }));
    await step('the plan says what becomes of it, before the wallet is asked', async () => {
      await waitFor(() => expect(plan.getByText(/may take no X any longer/)).toBeVisible());
      await expect(plan.getByRole('button', { name: 'Cancel' })).toBeEnabled();
      await expect(shownPage().wallet?.count('eth_sendTransaction')).toBe(0);
    });
    await step('read the risks once, and confirm', async () => {
      const act = await plan.findByRole('button', { name: /in wallet$/ });
      await pressable(act);
      await userEvent.click(act);
      await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
      await waitFor(() => expect(shownPage().wallet?.count('eth_sendTransaction')).toBe(1));
    });
    await step('it is gone from the chain and from the page', async () => {
      shownPage().nextBlock();
      await waitFor(() => expect(card.queryByRole('button', { name })).toBeNull());
      await expect(accountIn(shownPage().mock.state, member).allowances.X?.main).toBe(0n);
    });
  },
};

/** Less than now, and never more. */
export const Lower: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: authorised }), pictures: 'none' },
  async play({ canvas }) {
    const card = await authorisationsIn(canvas);
    await userEvent.click(
      await card.findByRole('button', { name: 'Lower what the main contract may take of X' }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Lower what is authorised of X' }));
    const field = await sheet.findByRole('textbox', { name: 'Authorised amount' });
    await userEvent.type(field, '16');
    await expect(sheet.getByRole('button', { name: 'Enter a smaller amount' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.click(await sheet.findByRole('button', { name: 'Lower' }));
    await waitFor(() => expect(screen.getByText(/may take exactly 4 X, and no more/)).toBeVisible());
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas }) {
    const card = await authorisationsIn(canvas);
    await expect(await card.findByRole('button', { name: 'Please Login' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { ...pageOf({ route, world: 'typical', node: 'silent' }), pictures: 'none' },
  async play({ canvas }) {
    const card = await authorisationsIn(canvas);
    await waitFor(() => expect(card.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true'));
  },
};

export const NodeDown: Story = {
  parameters: {
    ...pageOf({ route, world: 'nodeDown' }),
    allowedErrors: [/Failed to (fetch|load resource)/],
    pictures: 'none',
  },
  async play({ canvas }) {
    const card = await authorisationsIn(canvas);
    await expect((await card.findAllByText('could not be read')).length).toBe(7);
  },
};

/** Motion, the risks again, licences, and the ways on. */
export const EverythingElse: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas, step }) {
    await step('less motion is kept', async () => {
      await userEvent.click(await canvas.findByRole('switch', { name: /Less motion/ }));
      await expect(document.documentElement).toHaveAttribute('data-motion', 'less');
      await expect(canvas.getByRole('switch', { name: /Less motion/ })).toBeChecked();
    });
    await step('the risks can be read again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
      const sheet = await screen.findByRole('dialog', { name: 'The risks' });
      await waitFor(() => expect(within(sheet).getByText('Nothing can be taken back')).toBeVisible());
      await userEvent.click(within(sheet).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('licences of what is shipped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the licences' }));
      const react = await canvas.findByText(/^react \d+\.\d+\.\d+ · MIT$/);
      await userEvent.click(react);
      await expect(await canvas.findByText(/Permission is hereby granted/)).toBeVisible();
    });
    await step('the version, and the ways to journal and test page', async () => {
      await expect(canvas.getByText('1.0.0')).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Open the test page' }));
      await waitFor(() => expect(shownPage().path()).toBe('/pages/test/test'));
      await expect(await canvas.findByText(testDeployment.chainName)).toBeVisible();
    });
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
