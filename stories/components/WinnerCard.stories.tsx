import { WinnerCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const win = {
  round: 317n,
  winner: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  prize: { value: 962n * 10n ** 18n, decimals: 18, symbol: 'ACB' },
  settledAt: BigInt(Date.UTC(2026, 10, 27, 11, 52) / 1000),
  whose: 'other',
} as const;

const meta = {
  title: 'components/WinnerCard',
  component: WinnerCard,
  args: { title: 'Last lucky pool', win },
} satisfies Meta<typeof WinnerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /show the full address/ }));
    await expect(canvas.getByText('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBeVisible();
  },
};

export const Oneself: Story = {
  args: { win: { ...win, whose: 'own' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('you')).toBeVisible();
  },
};

export const NobodyYet: Story = { args: { win: 'nobody' } };
export const Loading: Story = { args: { win: 'reading' } };

export const EverythingHuge: Story = {
  args: { win: { ...win, round: 2n ** 64n, prize: { ...win.prize, value: 2n ** 255n } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/×10/)).toBeVisible();
  },
};
