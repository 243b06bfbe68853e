import { BurnedCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const days = ['900', '2600', '5200', '1800', '1400', '3900', '5100', '2800', '2200', '4120'];

const meta = {
  title: 'components/BurnedCard',
  component: BurnedCard,
  args: { total: tokens('1902338.4', 'ACB'), byDay: days.map((day) => tokens(day).value) },
} satisfies Meta<typeof BurnedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'ACB burned by the system' })).toHaveTextContent(
      '+4,120 today',
    );
  },
};

export const NothingBurned: Story = { args: { total: tokens('0', 'ACB'), byDay: [0n, 0n, 0n] } };

/** History could not be read: the total stands alone. */
export const WithoutHistory: Story = { args: { byDay: [] } };

export const Loading: Story = { args: { total: undefined, byDay: [] } };

export const EverythingHuge: Story = { args: { total: hugeAmount } };
