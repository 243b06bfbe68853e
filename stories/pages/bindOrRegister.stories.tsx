import { routeTable } from '@amswap/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/bindOrRegister', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'bindOrRegister';

export const Typical: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Bind an account/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Register/ })).toBeVisible();
  },
};

/** Both ways lead on, and need no wallet to be looked at. */
export const LeadsOn: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: /Bind an account/ }));
    await waitFor(() => expect(shownPage().path()).toBe(routeTable.bind.path));
    await shownPage().goTo('bindOrRegister');
    await userEvent.click(await canvas.findByRole('link', { name: /Register/ }));
    await waitFor(() => expect(shownPage().path()).toBe(routeTable.register.path));
  },
};

export const ForAMember: Story = inWorld(route, 'typical');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
export const NodeDown: Story = inWorld(route, 'nodeDown');
