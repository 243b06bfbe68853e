import { HoldsOwes } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const meta = {
  title: 'components/HoldsOwes',
  component: HoldsOwes,
  args: { contract: 'main contract', holds: tokens('1000000', 'ACB'), owes: tokens('412300', 'ACB') },
} satisfies Meta<typeof HoldsOwes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '41% of what it holds is owed' })).toBeVisible();
  },
};
export const OwesEverything: Story = { args: { owes: tokens('1000000', 'ACB') } };
export const OwesNothing: Story = { args: { owes: tokens('0', 'ACB') } };
export const EverythingHuge: Story = { args: { holds: hugeAmount, owes: hugeAmount } };
