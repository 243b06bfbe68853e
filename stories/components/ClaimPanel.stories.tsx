import { Button, ClaimPanel, type WaitingRevenue } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { tokens } from './sampleFigures.ts';

const kinds = [
  ['machine', 'Machine revenue', 553n, 4_180n],
  ['dynamic', 'Dynamic revenue', 289n, 1_022n],
  ['preachingFirst', 'Preaching gold · first', 168n, 640n],
  ['preachingSecond', 'Preaching gold · second', 120n, 310n],
  ['preachingThird', 'Preaching gold · third', 72n, 96n],
] as const;
const unit = 10n ** 18n;
const decimals = 18;
const sum = 1_202n * unit;

/** A hundredth of an ACB each second from a moment on. */
const growing = (value: bigint, since: number) => ({
  at: (now: number) => value + (BigInt(Math.max(0, Math.floor((now - since) / 1000))) * unit) / 100n,
  exactUntil: since + 1_000,
  decimals,
});

const revenueAt = (since: number): WaitingRevenue => ({
  total: { ...growing(sum, since), symbol: 'ACB' },
  shares: kinds.map(([id, name, waiting]) => ({ id, name, value: waiting * unit })),
  rows: kinds.map(([id, name, waiting, received]) => ({
    id,
    name,
    waiting: id === 'machine' ? growing(waiting * unit, since) : { value: waiting * unit, decimals },
    received: { value: received * unit, decimals },
  })),
  receivedTotal: tokens('6248', 'ACB'),
});

const meta = {
  title: 'components/ClaimPanel',
  component: ClaimPanel,
  args: { revenue: revenueAt(0), children: <Button width="fill">Claim 1,202 ACB</Button> },
} satisfies Meta<typeof ClaimPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the block itself: what the chain says. */
export const Exact: Story = {
  render: (args) => <ClaimPanel {...args} revenue={revenueAt(storyClock.now())} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('region')).toHaveTextContent(/1,202.0000 ACB/);
    await expect(canvas.getByRole('region')).not.toHaveTextContent('≈');
  },
};

/** Some seconds after it: counted on, and marked as an estimate. */
export const Estimated: Story = {
  render: (args) => <ClaimPanel {...args} revenue={revenueAt(storyClock.now() - 18_000)} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('region')).toHaveTextContent(/≈ 1,202.1800 ACB/);
  },
};

export const Nothing: Story = {
  args: {
    revenue: {
      total: { at: () => 0n, exactUntil: Number.POSITIVE_INFINITY, decimals, symbol: 'ACB' },
      shares: [],
      rows: kinds.map(([id, name]) => ({
        id,
        name,
        waiting: { value: 0n, decimals },
        received: { value: 0n, decimals },
      })),
      receivedTotal: tokens('0', 'ACB'),
    },
  },
};

export const Loading: Story = {
  args: { revenue: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
