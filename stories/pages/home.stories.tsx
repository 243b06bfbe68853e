import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/home', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'home';

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('07:12')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Claim' })).toBeEnabled());
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('07:12')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: pageOf({ route, world: 'typical', node: 'silent' }),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('section').length).toBeGreaterThan(2));
  },
};

export const Newcomer: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('07:12')).toBeVisible();
    await settled(canvasElement);
  },
};

export const EndingSoon: Story = {
  parameters: pageOf({ route, world: 'endingSoon' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('00:45')).toBeVisible();
    await settled(canvasElement);
  },
};

export const EndedUnsettled: Story = {
  parameters: pageOf({ route, world: 'endedUnsettled' }),
  async play({ canvas, canvasElement }) {
    await expect((await canvas.findAllByText(/not settled/i)).length).toBeGreaterThan(0);
    await settled(canvasElement);
  },
};

export const EverythingZero: Story = {
  parameters: pageOf({ route, world: 'everythingZero' }),
  async play({ canvasElement }) {
    await settled(canvasElement);
  },
};

export const EverythingHuge: Story = {
  parameters: pageOf({ route, world: 'everythingHuge' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('07:12')).toBeVisible();
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: { ...pageOf({ route, world: 'nodeDown' }), allowedErrors: [/Failed to (fetch|load resource)/] },
  async play({ canvas }) {
    await expect((await canvas.findAllByText(/Your network is abnormal/)).length).toBeGreaterThan(0);
  },
};

/** The way from home to a synthesis is one press. */
export const ToSynthesis: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Synthesise' }));
    await waitFor(() => expect(shownPage().path()).toBe('/pages/index/miningX'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Synthesise hashrate' })).toBeVisible();
  },
};

export const Whale: Story = inWorld(route, 'whale');
