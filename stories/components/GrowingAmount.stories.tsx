import { GrowingAmount } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

const unit = 10n ** 18n;

const meta = {
  title: 'components/GrowingAmount',
  component: GrowingAmount,
  args: {
    growth: {
      at: () => (12_345n * unit) / 100n,
      exactUntil: Number.POSITIVE_INFINITY,
      decimals: 18,
      symbol: 'ACB',
    },
  },
} satisfies Meta<typeof GrowingAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};

/** Writes itself with the clock, and is copied exactly as it stands. */
export const Grows: Story = {
  parameters: { pictures: 'none' },
  render() {
    const since = storyClock.now();
    return (
      <GrowingAmount
        growth={{
          at: (now) => (BigInt(now - since) * unit) / 3_000n,
          exactUntil: since + 1_000,
          decimals: 18,
          symbol: 'ACB',
        }}
      />
    );
  },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('0.0000 ACB');
    storyClock.pass(2_000);
    await waitFor(() => expect(canvasElement).toHaveTextContent('≈ 0.6666 ACB'));
    const copied = new DataTransfer();
    const text = canvasElement.querySelector('span span');
    text?.dispatchEvent(
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: copied }),
    );
    await expect(copied.getData('text/plain')).toBe('0.666666666666666666');
  },
};

export const Huge: Story = {
  args: {
    growth: { at: () => 10n ** 40n, exactUntil: Number.POSITIVE_INFINITY, decimals: 18, symbol: 'ACB' },
  },
};

export const Loading: Story = { args: { growth: undefined } };
