import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled } from './pageStory.tsx';
import { holds } from './synthesisStates.ts';

const meta = { title: 'pages/miningUsdt', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'synthesiseUsdt';

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical', change: holds('USDT', 2_000n) }),
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'USDT' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Power to synthesise' }), '100');
    const name = 'Authorise exactly 100 USDT';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const NotMultiple: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: holds('USDT', 2_000n) }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Power to synthesise' }), '50');
    await expect(await canvas.findByText('Please enter a multiple of 20 computing power~')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const told = 'Computing power requires an integer multiple of 20';
    await expect(await canvas.findByText(told)).toBeVisible();
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
  },
};

export const NodeDown: Story = {
  parameters: { ...pageOf({ route, world: 'nodeDown' }), allowedErrors: [/Failed to (fetch|load resource)/] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'The chain does not answer' })).toBeDisabled();
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
