import { accountIn, member } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mayTake } from './exchangeStates.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/exchangeACB', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'exchangeAcb';
type Canvas = ReturnType<typeof within>;

const rewardField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Reward balance to exchange' });
const mvField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'MV to exchange' });

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await rewardField(canvas), '80');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Exchange' })).toBeEnabled());
    const form = canvas.getByRole('region', { name: 'Reward balance to ACB' });
    await expect(form).toHaveTextContent(/Fee, 10%\s?8\s?ACB/);
    await expect(within(form).getByRole('status', { name: 'You get' })).toHaveTextContent('72');
    await expect(form).toHaveTextContent(/your reward balance/);
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Please Login/ })).toBeEnabled();
  },
};

export const FromMv: Story = {
  parameters: pageOf({ route, search: '?from=mv', world: 'typical', change: mayTake('MV', 310n) }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await mvField(canvas), '5');
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 5 MV' })).toBeVisible();
    const form = canvas.getByRole('region', { name: 'MV to ACB' });
    await expect(form).toHaveTextContent(/1 MV = 10 ACB/);
    await expect(form).toHaveTextContent(/Reward balance\s?93/);
    await settled(canvasElement);
  },
};

export const RewardBalanceNotEnough: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas }) {
    await userEvent.type(await rewardField(canvas), '94');
    await expect(await canvas.findByRole('button', { name: 'Reward Balance Not Enough' })).toBeDisabled();
    await expect(canvas.getByText('It can be increased by synthesising hashrate.')).toBeVisible();
    const told = 'Invalid input amount or exceeds maximum exchangeable quantity.';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

export const MvNotEnough: Story = {
  parameters: {
    ...pageOf({ route, search: '?from=mv', world: 'typical', change: mayTake('MV', 3n) }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await userEvent.type(await mvField(canvas), '4');
    await expect(await canvas.findByRole('button', { name: 'MV not enough' })).toBeDisabled();
  },
};

/** What is exchanged stands in the address; the switch goes by the keyboard. */
export const SourceSwitched: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await rewardField(canvas);
    canvas.getByRole('tab', { name: 'Reward balance' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await mvField(canvas);
    await waitFor(() => expect(shownPage().query()).toEqual({ from: 'mv' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'MV' })).toHaveFocus());
  },
};

export const NothingToExchange: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      const { mains } = accountIn(state, member);
      mains.main.rewardBalance = 0n;
      mains.mainSecondary.rewardBalance = 0n;
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Reward Balance Not Enough' })).toBeDisabled();
  },
};

export const EverythingHuge: Story = {
  parameters: { ...pageOf({ route, world: 'everythingHuge' }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await rewardField(canvas);
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: {
    ...pageOf({ route, world: 'nodeDown' }),
    allowedErrors: [/Failed to (fetch|load resource)/],
    pictures: 'none',
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'The chain does not answer' })).toBeDisabled();
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
