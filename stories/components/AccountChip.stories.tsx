import { AccountChip } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { addresses } from './sampleFigures.ts';

const meta = {
  title: 'components/AccountChip',
  component: AccountChip,
  args: { account: { kind: 'connected', address: addresses.own }, onOpen: fn() },
} satisfies Meta<typeof AccountChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  async play({ canvas, args }) {
    const chip = canvas.getByRole('button', { name: 'Account 0x71C7…976F' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    chip.blur();
  },
};
export const NotConnected: Story = { args: { account: { kind: 'none' } } };
/** B04: the wallet is locked, or gave no account. */
export const Locked: Story = {
  args: { account: { kind: 'locked' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Please Login' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};
export const Connecting: Story = { args: { account: { kind: 'connecting' } } };
export const WrongNetwork: Story = {
  args: { account: { kind: 'wrongChain', address: addresses.own } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Account 0x71C7…976F, wrong network' })).toBeVisible();
  },
};
