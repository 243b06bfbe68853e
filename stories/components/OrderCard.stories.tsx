import { OrderCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const onSale = {
  id: 7n,
  state: 'onSale',
  index: 3n,
  ahead: tokens('620').value,
  deposit: tokens('2400').value,
  remaining: tokens('2280').value,
  sold: tokens('120').value,
  proceeds: tokens('60').value,
  listedAt: 1_795_000_000n,
} as const;

const meta = {
  title: 'components/OrderCard',
  component: OrderCard,
  args: {
    order: onSale,
    mv: { symbol: 'MV', decimals: 18 },
    stable: { symbol: 'USDT', decimals: 18 },
    takeOut: 'ready',
    onTakeOut: fn(),
    onShow: fn(),
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('region', { name: 'Your order #3' })).toHaveTextContent(
      /Ahead of you\s?620\s?MV/,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Take out 2,280 MV' }));
    await expect(args.onTakeOut).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the ranking' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const BeingTakenOut: Story = {
  args: { takeOut: 'busy' },
  parameters: { pictures: 'none' },
};

const none = { index: 0n, ahead: 0n, remaining: 0n } as const;

export const SoldOut: Story = {
  args: {
    order: { ...onSale, ...none, state: 'soldOut', sold: onSale.deposit, proceeds: tokens('1200').value },
  },
};

export const TakenOut: Story = { args: { order: { ...onSale, ...none, state: 'takenOut' } } };

export const EverythingHuge: Story = {
  args: {
    order: {
      ...onSale,
      index: 10n ** 9n,
      ahead: hugeAmount.value,
      deposit: hugeAmount.value,
      remaining: hugeAmount.value,
    },
  },
};
