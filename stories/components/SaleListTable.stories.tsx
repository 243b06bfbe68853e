import { type RankedSale, SaleListTable } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const unit = tokens('1').value;

const sale = (index: number, deposit: bigint, remaining: bigint, total: bigint, own = false): RankedSale => ({
  id: String(index),
  index: BigInt(index),
  deposit: deposit * unit,
  remaining: remaining * unit,
  total: total * unit,
  owner: own ? 'oneself' : 'other',
});

const short: readonly RankedSale[] = [
  sale(1, 1_000n, 120n, 120n),
  sale(2, 500n, 500n, 620n),
  sale(3, 2_400n, 2_400n, 3_020n, true),
  sale(4, 300n, 300n, 3_320n),
  sale(5, 8_000n, 8_000n, 11_320n),
  sale(6, 60n, 60n, 11_380n),
];

/** A queue without an end worth naming; what stands at a place follows from the place. */
const longAt = (place: number): RankedSale => {
  const deposit = BigInt(10 + ((place * 37) % 990));
  return sale(place + 1, deposit, deposit, BigInt(place + 1) * 500n, place % 1_000 === 499);
};

const meta = {
  title: 'components/SaleListTable',
  component: SaleListTable,
  args: {
    label: 'MV sale ranking',
    count: short.length,
    saleAt: (place) => short[place],
    decimals: 18,
    onRange: fn(),
  },
} satisfies Meta<typeof SaleListTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ranking: Story = {
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'MV sale ranking' });
    await expect(table).toHaveAttribute('aria-rowcount', '7');
    const rows = await within(table).findAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[3]).toHaveTextContent(/3\s?you2,4002,4003,0200%/);
    await expect(within(table).getByRole('columnheader', { name: 'Remaining' })).toBeVisible();
  },
};

/** A hundred thousand orders: few elements, any place at once, and the keyboard scrolls. */
export const HundredThousand: Story = {
  args: { count: 100_000, saleAt: longAt, jump: { index: 89_999 } },
  parameters: { pictures: 'none' },
  async play({ canvas, canvasElement, args }) {
    await expect(await canvas.findByText('90,000')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(350);
    const box = canvas.getByRole('group', { name: 'MV sale ranking' });
    const before = box.scrollTop;
    box.focus();
    await userEvent.keyboard('{Tab}');
    box.scrollTop += 4_400;
    await waitFor(() => expect(args.onRange).toHaveBeenCalledWith(90_099, expect.any(Number)));
    await expect(box.scrollTop).toBeGreaterThan(before);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(350);
  },
};

export const RowsNotReadYet: Story = {
  args: { count: 9, saleAt: (place) => (place < 4 ? short[place] : undefined) },
};

export const EverythingHuge: Story = {
  args: {
    count: 2,
    saleAt: (place) => ({
      id: String(place),
      index: 10n ** 8n + BigInt(place),
      deposit: hugeAmount.value,
      remaining: hugeAmount.value - 1n,
      total: hugeAmount.value,
      owner: 'oneself',
    }),
  },
};
