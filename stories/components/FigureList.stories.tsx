import { AmountText, FigureList } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hugeAmount, tokens } from './sampleFigures.ts';

const meta = {
  title: 'components/FigureList',
  component: FigureList,
  args: {
    figures: [
      { id: 'pay', name: 'You pay', value: <AmountText amount={tokens('96.412', 'X')} /> },
      { id: 'after', name: 'Balance after', value: <AmountText amount={tokens('787.717', 'X')} /> },
      { id: 'power', name: 'Current merged power', value: '1,860 → 2,100' },
      { id: 'impact', name: 'Price impact', value: '4.2%', tone: 'warning' },
    ],
  },
} satisfies Meta<typeof FigureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Loading: Story = {
  args: { figures: [{ id: 'pay', name: 'You pay', value: <AmountText amount={undefined} /> }] },
};
export const EverythingHuge: Story = {
  args: { figures: [{ id: 'pay', name: 'You pay', value: <AmountText amount={hugeAmount} /> }] },
};
