import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mayTake } from './exchangeStates.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled } from './pageStory.tsx';

const meta = { title: 'pages/exchangeMvToX', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'exchangeMvToX';
type Canvas = ReturnType<typeof within>;

const fieldIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'MV to exchange' });

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical', change: mayTake('MV', 310n) }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await fieldIn(canvas), '120');
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 120 MV' })).toBeVisible();
    const form = canvas.getByRole('region', { name: 'MV to X' });
    await expect(form).toHaveTextContent(/1 MV = 0.5 X/);
    await expect(within(form).getByRole('status', { name: 'You get' })).toHaveTextContent('59.82');
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
    await expect(canvas.getByText('the contract’s stock')).toBeVisible();
    await settled(canvasElement);
  },
};

export const Loading: Story = {
  parameters: { ...pageOf({ route, world: 'typical', node: 'silent' }), pictures: 'none' },
  async play({ canvas }) {
    const form = await canvas.findByRole('region', { name: 'MV to X' });
    await expect(form).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotEnough: Story = {
  parameters: pageOf({ route, world: 'typical', change: mayTake('MV', 310n) }),
  async play({ canvas }) {
    await userEvent.type(await fieldIn(canvas), '5000');
    await expect(await canvas.findByRole('button', { name: 'MV not enough' })).toBeDisabled();
    const told = 'Invalid quantity or exceeds maximum exchangeable amount';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

export const StockTooLow: Story = {
  parameters: {
    ...pageOf({
      route,
      world: 'typical',
      change: (world) => {
        mayTake('MV', 310n)(world);
        world.state.swap.stock = 10n ** 18n;
      },
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await userEvent.type(await fieldIn(canvas), '12');
    await expect(await canvas.findByRole('button', { name: 'The contract has too little X' })).toBeDisabled();
  },
};

export const AuthoriseFirst: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: mayTake('MV', 310n) }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await userEvent.type(await fieldIn(canvas), '10');
    await canvas.findByRole('button', { name: 'Authorise exactly 10 MV' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByText('Please authorize first~')).toBeVisible());
  },
};

/** Submitting what is no amount says so in the specification's words; an empty field is named. */
export const Submitted: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: mayTake('MV', 310n) }), pictures: 'none' },
  async play({ canvas }) {
    const field = await fieldIn(canvas);
    const act = await canvas.findByRole('button', { name: 'Exchange' });
    await userEvent.click(act);
    await expect(await canvas.findByText('MV to exchange: please fill it in.')).toBeVisible();
    await userEvent.type(field, '1e5');
    await userEvent.click(act);
    const told = 'Invalid quantity or exceeds maximum exchangeable amount';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

export const NotOffered: Story = {
  parameters: {
    ...pageOf({
      route,
      world: 'typical',
      change: ({ state }) => {
        state.swap.exchanges.mvToX.enabled = false;
      },
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Not offered now' })).toBeDisabled();
  },
};

export const EverythingZero: Story = {
  parameters: { ...pageOf({ route, world: 'everythingZero' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /not enough|too little/ })).toBeDisabled();
  },
};

export const EverythingHuge: Story = {
  parameters: pageOf({ route, world: 'everythingHuge' }),
  async play({ canvas, canvasElement }) {
    await fieldIn(canvas);
    await settled(canvasElement);
    await expect(canvasElement.querySelector('img[onerror]')).toBeNull();
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
