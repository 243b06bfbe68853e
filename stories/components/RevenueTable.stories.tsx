import { RevenueTable } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hugeAmount, tokens } from './sampleFigures.ts';

const unit = 10n ** 18n;
const plain = (value: bigint) => ({ value, decimals: 18 });

const meta = {
  title: 'components/RevenueTable',
  component: RevenueTable,
  args: {
    rows: [
      { id: 'machine', name: 'Machine revenue', waiting: plain(18n * unit), received: plain(210n * unit) },
      { id: 'dynamic', name: 'Dynamic revenue', waiting: plain(6n * unit), received: plain(64n * unit) },
      { id: 'first', name: 'Preaching gold · first', waiting: plain(0n), received: plain(0n) },
    ],
    receivedTotal: tokens('274', 'ACB'),
  },
} satisfies Meta<typeof RevenueTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

export const Huge: Story = {
  args: {
    rows: [
      { id: 'machine', name: 'Machine revenue', waiting: plain(2n ** 250n), received: plain(2n ** 250n) },
    ],
    receivedTotal: hugeAmount,
  },
};
