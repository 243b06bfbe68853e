import { Spinner } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'controls/Spinner',
  component: Spinner,
  args: { label: 'Waiting for the wallet' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the ring is seen; screen readers hear what is waited for. */
export const Heard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the wallet');
  },
};

export const Seen: Story = {
  args: { labelled: 'seen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the wallet')).toBeVisible();
  },
};
