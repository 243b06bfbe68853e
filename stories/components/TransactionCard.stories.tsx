import { TransactionCard, type TransactionPhase } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inSeconds } from './sampleFigures.ts';

const transaction = {
  id: 't1',
  title: 'Synthesis · 240 power for 96.412 X',
  phase: 'confirmed',
  at: inSeconds(-125),
  hash: '0x9fd2c6f1b0a94e1fb4c0a3e5d7e2c81b6a7f0c3d4e5b69788a1b2c3d4e5f6071',
  explorerUrl: 'https://explorer.example/tx/0x9fd2',
} as const;

const meta = {
  title: 'components/TransactionCard',
  component: TransactionCard,
  args: { transaction },
} satisfies Meta<typeof TransactionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (phase: TransactionPhase, note?: string): Story => ({
  args: { transaction: { ...transaction, phase, note } },
});

export const Confirmed: Story = {
  parameters: { pictures: { locales: ['zh-Hans'] } },
  async play({ canvas }) {
    await expect(canvas.getByText('2 minutes ago')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /Block explorer/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    link.blur();
  },
};
export const AwaitingSignature: Story = {
  args: { transaction: { ...transaction, phase: 'awaitingSignature', hash: undefined } },
};
export const Sent = at('submitted');
export const Confirming = at('confirming');
export const SpedUp = at('replaced', 'Replaced in the wallet by the same transaction with a higher fee.');
export const Cancelled = at('cancelled', 'Cancelled in the wallet. Nothing was taken.');
export const ByAnotherAccount = at(
  'misdirected',
  'Your wallet sent this from another account than the one shown here.',
);
/** It may still come back: one can look once more, in the journal. */
export const Dropped: Story = {
  args: {
    ...at('dropped', 'No node knows it any more. Nothing was taken. You can send it again.').args,
    onCheckAgain: fn(),
  },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Check again' });
    await userEvent.click(button);
    await expect(args.onCheckAgain).toHaveBeenCalledWith('t1');
    button.blur();
  },
};
export const Failed: Story = {
  args: {
    transaction: {
      ...transaction,
      title: 'Exchange · reward balance to ACB',
      phase: 'reverted',
      note: 'Reward balance not enough. It grows when you synthesise hashrate. Nothing was taken from your wallet.',
    },
  },
};
export const Refused: Story = {
  args: { transaction: { ...transaction, phase: 'refused', hash: undefined } },
};
/** In the tour a receipt stands in place of the explorer. */
export const InTheTour: Story = {
  args: { transaction: { ...transaction, explorerUrl: '#/tour/receipt/0x9fd2' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Receipt' })).not.toHaveAttribute('target');
  },
};
