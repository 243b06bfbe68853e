import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mayTake } from './exchangeStates.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/exchangeMV', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'exchangeMv';
const unit = 10n ** 18n;
type Canvas = ReturnType<typeof within>;

const buyField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'MV to buy' });
const listField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'MV to list' });
const invalid = 'Invalid quantity or exceeds maximum exchangeable amount';

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await buyField(canvas), '500');
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 250 USDT' })).toBeVisible();
    const form = canvas.getByRole('region', { name: 'Buy MV with USDT' });
    await expect(form).toHaveTextContent(/You pay at most\s?250\s?USDT/);
    await expect(form).toHaveTextContent(/Taken from orders\s?2/);
    await waitFor(() => expect(form).toHaveTextContent(/Network fee≈ 0\.00026\s?BNB/));
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: 'See the ranking and my orders' })).toBeVisible();
  },
};

export const FilledInPart: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: (world) => {
      mayTake('USDT', 50_000n)(world);
      world.state.swap.sales = world.state.swap.sales.slice(0, 6);
    },
  }),
  async play({ canvas }) {
    await userEvent.type(await buyField(canvas), '900');
    await expect(await canvas.findByText(/The queue has no more than/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 310 USDT' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Take less if others are quicker' }));
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
  },
};

export const FiftyOrdersAtOnce: Story = {
  parameters: {
    ...pageOf({
      route,
      world: 'typical',
      change: (world) => {
        world.state.swap.rowsPerPurchase = 3n;
      },
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await userEvent.type(await buyField(canvas), '4000');
    await expect(await canvas.findByText(/takes from at most 3 orders/)).toBeVisible();
  },
};

export const UsdtNotEnough: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: mayTake('USDT', 10n) }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.type(await buyField(canvas), '500');
    await expect(await canvas.findByRole('button', { name: 'USDT not enough' })).toBeDisabled();
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

/** The queue moves under a purchase: the figures follow it, and the page says what happened. */
export const QueueMoves: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas, step }) {
    await userEvent.type(await buyField(canvas), '120');
    const form = canvas.getByRole('region', { name: 'Buy MV with USDT' });
    await waitFor(() => expect(form).toHaveTextContent(/Taken from orders\s?1/));
    const { mock, nextBlock } = shownPage();
    const [first, ...others] = mock.state.swap.sales.filter(
      ({ remaining, takenOut }) => remaining > 0n && !takenOut,
    );
    if (first === undefined) throw new Error('The queue is empty.');
    await step('the first order is sold in part', async () => {
      first.remaining -= 100n * unit;
      nextBlock();
      await waitFor(() => expect(form).toHaveTextContent(/Taken from orders\s?2/));
      await expect(form).toHaveTextContent(/the same amount now comes from 2 orders/);
    });
    await step('all but that one are taken out', async () => {
      for (const other of others) other.takenOut = true;
      nextBlock();
      await waitFor(() => expect(form).toHaveTextContent(/it gives 20\s?MV now, and gave 120\s?MV before/));
      await expect(form).toHaveTextContent(/You pay at most\s?10\s?USDT/);
    });
  },
};

/** The last order went: nothing is left to buy. */
export const SoldOut: Story = {
  parameters: pageOf({ route, world: 'soldOut' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'No MV is on sale now' })).toBeDisabled();
  },
};

export const Listing: Story = {
  parameters: pageOf({ route, search: '?side=list', world: 'typical', change: mayTake('MV', 310n) }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await listField(canvas), '100');
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 100 MV' })).toBeVisible();
    const form = canvas.getByRole('region', { name: 'List MV for sale' });
    await expect(form).toHaveTextContent(/You receive when all of it is sold50\s?USDT/);
    await expect(form).toHaveTextContent(/Your place in the queue\s?16/);
    await settled(canvasElement);
  },
};

export const BelowTheLeast: Story = {
  parameters: {
    ...pageOf({ route, search: '?side=list', world: 'typical', change: mayTake('MV', 310n) }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await userEvent.type(await listField(canvas), '9.99');
    await expect(await canvas.findByRole('button', { name: 'At least 10 MV a listing' })).toBeDisabled();
  },
};

export const MvNotEnough: Story = {
  parameters: {
    ...pageOf({ route, search: '?side=list', world: 'typical', change: mayTake('MV', 310n) }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await userEvent.type(await listField(canvas), '311');
    await expect(await canvas.findByRole('button', { name: 'MV not enough' })).toBeDisabled();
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

/** Buying or listing stands in the address. */
export const SideSwitched: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await buyField(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'List MV for sale' }));
    await listField(canvas);
    await waitFor(() => expect(shownPage().query()).toEqual({ side: 'list' }));
  },
};

export const EverythingHuge: Story = {
  parameters: { ...pageOf({ route, world: 'everythingHuge' }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await buyField(canvas);
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
