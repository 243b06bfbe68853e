import { PageTitle, Pill } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'components/PageTitle',
  component: PageTitle,
  args: { title: 'Synthesise hashrate' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  async play({ canvas }) {
    const title = canvas.getByRole('heading', { level: 1, name: 'Synthesise hashrate' });
    title.focus();
    await expect(title).toHaveFocus();
    title.blur();
  },
};
export const WithSomethingAtItsEnd: Story = { args: { children: <Pill>block 48,120,664</Pill> } };
export const VeryLong: Story = {
  args: { title: 'Synthesise hashrate paid in a token with a remarkably long name' },
};
