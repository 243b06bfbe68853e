import { Progress } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'controls/Progress',
  component: Progress,
  args: { label: 'Earned of the ceiling', permille: 410 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { permille: 0 } };

export const Running: Story = {
  args: { valueText: '2,460 of 6,000 ACB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Earned of the ceiling' });
    await expect(bar).toHaveAttribute('aria-valuenow', '410');
    await expect(bar).toHaveAttribute('aria-valuetext', '2,460 of 6,000 ACB');
  },
};

export const Complete: Story = {
  args: { permille: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('data-state', 'complete');
  },
};

/** A figure beyond the end is drawn, and said, as the end. */
export const BeyondTheEnd: Story = {
  args: { permille: 1700 },
  parameters: { pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1000');
  },
};
