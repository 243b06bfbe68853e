import { PageNotFound } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'components/PageNotFound',
  component: PageNotFound,
  args: { path: '/pages/index/nowhere', homeHref: '#/' },
} satisfies Meta<typeof PageNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Go to home' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '#/');
    home.blur();
  },
};
/** A path is foreign text: plain and cut. */
export const HostilePath: Story = { args: { path: `/<img src=x onerror=alert(1)>${'a'.repeat(300)}` } };
