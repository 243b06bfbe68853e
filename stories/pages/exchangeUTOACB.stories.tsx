import { storageKeys } from '@amswap/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mayTake } from './exchangeStates.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/exchangeUTOACB', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'buyAcb';
type Canvas = ReturnType<typeof within>;

const fieldIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'USDT to pay' });
const formIn = (canvas: Canvas) => canvas.findByRole('region', { name: 'USDT to ACB' });

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await fieldIn(canvas), '1000');
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 1,000 USDT' })).toBeVisible();
    const form = await formIn(canvas);
    // 1,000,000 ACB against 512,400 USDT, a fee of 0.3 % in the price.
    await expect(form).toHaveTextContent(/Price of one ACB before\s?0\.513941/);
    await expect(form).toHaveTextContent(/You get at least \(limit 0\.5%\)\s?1,932\.25/);
    await expect(form).toHaveTextContent(/20 minutes from the plan/);
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
    await expect(await formIn(canvas)).toHaveTextContent(/Price of one ACB before\s?0\.513941/);
  },
};

export const ImpactWarned: Story = {
  parameters: pageOf({ route, world: 'typical', change: mayTake('USDT', 50_000n, 50_000n, 'swapRouter') }),
  async play({ canvas }) {
    await userEvent.type(await fieldIn(canvas), '10000');
    await expect(await canvas.findByText(/you receive noticeably less/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy ACB' })).toBeEnabled());
  },
};

export const ImpactTooLarge: Story = {
  parameters: pageOf({ route, world: 'typical', change: mayTake('USDT', 50_000n) }),
  async play({ canvas }) {
    await userEvent.type(await fieldIn(canvas), '40000');
    await expect(await canvas.findByRole('button', { name: 'The price impact is too large' })).toBeDisabled();
  },
};

export const NotEnough: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.type(await fieldIn(canvas), '9000');
    await expect(await canvas.findByRole('button', { name: 'USDT not enough' })).toBeDisabled();
    const told = 'Invalid input amount or exceeds maximum exchangeable quantity.';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

export const NoLiquidity: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      state.swap.pair = undefined;
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'The router names no price' })).toBeDisabled();
    await expect(await canvas.findByText(/its pair has too little, or does not exist/)).toBeVisible();
  },
};

/** The quote follows the pair from block to block. */
export const QuoteMoves: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.type(await fieldIn(canvas), '100');
    const form = await formIn(canvas);
    await waitFor(() => expect(form).toHaveTextContent(/You get about≈ 194\.5/));
    const { mock, nextBlock } = shownPage();
    mock.state.swap.pair = { acb: 900_000n * 10n ** 18n, usdt: 569_400n * 10n ** 18n };
    nextBlock();
    await waitFor(() => expect(form).toHaveTextContent(/You get about≈ 157\.5/));
  },
};

/** The limit is chosen once for this browser; one that is too narrow or too wide is advised against. */
export const SlippageChosen: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas, step }) {
    await formIn(canvas);
    const entries = () => shownPage().entries.read(storageKeys.slippage);
    await step('offered', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: '1%' }));
      await waitFor(() => expect(entries()).toBe('100'));
    });
    await step('of one’s own', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Own' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Own limit' }), '3.25');
      await waitFor(() => expect(entries()).toBe('325'));
      await expect(await canvas.findByText(/lets others push the price/)).toBeVisible();
    });
    await step('no limit at all', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Own limit' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Own limit' }), '51');
      await expect(await canvas.findByText('From 0.01 to 50 per cent.')).toBeVisible();
      await expect(entries()).toBe('500');
    });
  },
};

/** A limit that was chosen at an earlier visit holds: the least that is accepted follows it. */
export const SlippageRemembered: Story = {
  parameters: {
    ...pageOf({ route, world: 'typical', stored: () => ({ [storageKeys.slippage]: '325' }) }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Own limit' })).toHaveValue('3.25');
    await userEvent.type(await fieldIn(canvas), '1000');
    const form = await formIn(canvas);
    await waitFor(() => expect(form).toHaveTextContent(/You get at least \(limit 3\.25%\)\s?1,878/));
  },
};

export const EverythingHuge: Story = {
  parameters: { ...pageOf({ route, world: 'everythingHuge' }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await fieldIn(canvas);
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
