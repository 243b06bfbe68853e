import { EarningsChart } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const day = 86_400n;
const today = BigInt(Date.UTC(2026, 10, 27) / 1000);
const unit = 10n ** 18n;
const kinds = ['Machine revenue', 'Dynamic revenue', 'First gold', 'Second gold', 'Third gold'].map(
  (name, place) => ({ id: String(place), name }),
);
const days = Array.from({ length: 14 }, (_, index) => {
  const wave = BigInt(20 + ((index * 37) % 23));
  return {
    at: today - BigInt(13 - index) * day,
    amounts: [wave * unit, (wave / 2n) * unit, (wave / 3n) * unit, 4n * unit, 2n * unit],
  };
});

const meta = {
  title: 'components/EarningsChart',
  component: EarningsChart,
  args: { label: 'Earnings by day', kinds, days, decimals: 18, symbol: 'ACB' },
} satisfies Meta<typeof EarningsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Today is chosen; a press or an arrow key chooses another day, which is read out above the columns. */
export const TwoWeeks: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Nov 27, 2026: /);
    await userEvent.click(canvas.getByRole('button', { name: /^Nov 20, 2026/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Nov 20, 2026/);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Nov 19, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Nov 27/),
    );
  },
};

/** The same figures as a table, the newest first. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Table' }));
    const heads = await canvas.findAllByRole('rowheader');
    await expect(heads).toHaveLength(14);
    await expect(heads[0]).toHaveTextContent('Nov 27, 2026');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
  },
};

export const NothingYet: Story = {
  args: { days: days.map(({ at }) => ({ at, amounts: [0n, 0n, 0n, 0n, 0n] })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveFocus());
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Nov 27, 2026: 0 ACB');
  },
};
