import { accountIn, founder, member, neighbour } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled } from './pageStory.tsx';
import { holds, synthesisField as ready } from './synthesisStates.ts';

const meta = { title: 'pages/miningX', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'synthesiseX';

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical', change: holds('X', 240n, 1n) }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await ready(canvas), '240');
    await expect(await canvas.findByRole('button', { name: 'Authorise exactly 96 X' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Synthesise hashrate' })).toHaveTextContent(
      /100 → becomes\s?340/,
    );
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
    await settled(canvasElement);
  },
};

export const Loading: Story = {
  parameters: pageOf({ route, world: 'typical', node: 'silent' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Synthesise hashrate' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Newcomer: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeEnabled();
    await expect(canvas.getByText(/without a referral link/)).toBeVisible();
    const register = canvas.getByRole('region', { name: 'Register first' });
    await expect(register).toHaveTextContent(founder.slice(-4));
    await settled(canvasElement);
  },
};

export const NewcomerWithLink: Story = {
  parameters: pageOf({
    route,
    world: 'newcomer',
    address: `https://amswap.test.example/?ref=${neighbour}`,
    change: ({ state }) => {
      accountIn(state, neighbour).member.joinedAt = 1n;
    },
  }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/Your link names this referrer/)).toBeVisible();
    await expect(await canvas.findByText(/10% of what your power is worth/)).toBeVisible();
    const change = canvas.getByRole('link', { name: 'Choose another referrer' });
    await expect(change).toHaveAttribute('href', '/pages/register/register');
    await settled(canvasElement);
  },
};

export const NotMultiple: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, step }) {
    const field = await ready(canvas);
    await userEvent.type(field, '50');
    await step('while typing', async () => {
      await expect(await canvas.findByText('Please enter a multiple of 20 computing power~')).toBeVisible();
    });
    await step('on submitting', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Synthesise' }));
      const told = 'Computing power requires an integer multiple of 20';
      await expect(await canvas.findByText(told)).toBeVisible();
    });
  },
};

export const NotEnough: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas }) {
    await userEvent.type(await ready(canvas), '1000');
    await expect(await canvas.findByRole('button', { name: 'X not enough' })).toBeDisabled();
  },
};

export const AuthoriseFirst: Story = {
  parameters: pageOf({ route, world: 'typical', change: holds('X', 240n) }),
  async play({ canvas, canvasElement }) {
    await userEvent.type(await ready(canvas), '40');
    await canvas.findByRole('button', { name: 'Authorise exactly 16 X' });
    await userEvent.keyboard('{Enter}');
    const told = await within(canvasElement).findByText('Please authorize first~');
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const Authorised: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas }) {
    await userEvent.type(await ready(canvas), '100');
    await expect(await canvas.findByRole('button', { name: 'Synthesise 100 power' })).toBeEnabled();
  },
};

export const NotEnoughForTheFee: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      accountIn(state, member).native = 1n;
    },
  }),
  async play({ canvas }) {
    await userEvent.type(await ready(canvas), '40');
    const name = 'BNB not enough for the network fee';
    await expect(await canvas.findByRole('button', { name })).toBeDisabled();
  },
};

export const NotOffered: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      state.terms.X.enabled = false;
    },
  }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('button', { name: 'Not offered in X now' })).toBeDisabled();
    await settled(canvasElement);
  },
};

export const ReserveTooLow: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      state.terms.X.largestPower = 0n;
    },
  }),
  async play({ canvas }) {
    await ready(canvas);
    const name = 'The reserve is too low for a synthesis now';
    await expect(await canvas.findByRole('button', { name })).toBeDisabled();
  },
};

/** More could be paid for than the reserve covers: the largest chip is the reserve's, and it is said. */
export const BoundByTheReserve: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: (world) => {
      holds('X', 240n)(world);
      world.state.terms.X.largestPower = 130n;
    },
  }),
  async play({ canvas }) {
    const field = await ready(canvas);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Max : 120, the most the reserve covers' }),
    );
    await expect(field).toHaveValue('120');
    await expect(canvas.getByText('The contract’s reserve covers at most 130 power now.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '140');
    await expect(await canvas.findByText('The contract can take at most 130 power now.')).toBeVisible();
  },
};

export const WrongNetwork: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    wallet: (wallet) => {
      wallet.behaviour.chainId = 1;
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Switch the network' })).toBeEnabled();
  },
};

export const Framed: Story = {
  parameters: pageOf({ route, world: 'typical', framed: true }),
  async play({ canvas }) {
    const name = 'Open this page in a window of its own';
    await expect(await canvas.findByRole('button', { name })).toBeDisabled();
  },
};

export const EverythingZero: Story = {
  parameters: pageOf({ route, world: 'everythingZero' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
};

export const EverythingHuge: Story = {
  parameters: pageOf({ route, world: 'everythingHuge' }),
  async play({ canvas, canvasElement }) {
    await ready(canvas);
    await settled(canvasElement);
    await expect(canvasElement.querySelector('img[onerror]')).toBeNull();
  },
};

export const NodeDown: Story = {
  parameters: { ...pageOf({ route, world: 'nodeDown' }), allowedErrors: [/Failed to (fetch|load resource)/] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'The chain does not answer' })).toBeDisabled();
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
