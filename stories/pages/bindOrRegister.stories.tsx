import { routeTable } from '@amswap/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
