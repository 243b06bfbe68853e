import { neighbour } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/query', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'query';
const field = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Wallet address' });

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await expect(await field(canvas)).toBeVisible();
    await settled(canvasElement);
  },
};

/** Nothing of a private key goes into the address, or stays in the field. */
export const Refused: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas, canvasElement, step }) {
    const input = await field(canvas);
    await step('a private key is removed', async () => {
      await userEvent.click(input);
      await userEvent.paste(`0x${'ab'.repeat(32)}`);
      await waitFor(() => expect(input).toHaveValue(''));
      await expect(await canvas.findByText(/looked like a private key/)).toBeVisible();
    });
    await step('nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(shownPage().path()).toBe('/pages/index/query');
    });
    await step('no address', async () => {
      await userEvent.type(input, 'vitalik.eth{Enter}');
      await expect(await canvas.findByText('Incorrect format')).toBeVisible();
    });
    await settled(canvasElement);
  },
};

/** An address leads to what is known of it, and stands in the page's address. */
export const LookedUp: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.type(await field(canvas), `${neighbour.toLowerCase()}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Member info' })).toBeVisible();
    await expect(shownPage().query()).toEqual({ address: neighbour });
    await expect(await canvas.findByRole('region', { name: 'Levels' })).toBeVisible();
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
export const NodeDown: Story = inWorld(route, 'nodeDown');
