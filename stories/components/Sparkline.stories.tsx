import { Sparkline } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'components/Sparkline',
  component: Sparkline,
  args: { series: [0n, 2n, 5n, 6n, 9n, 14n, 15n, 21n] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const Flat: Story = { args: { series: [3n, 3n, 3n] } };
export const UpAndDown: Story = { args: { series: [3n, 9n, 1n, 7n, 2n] } };
