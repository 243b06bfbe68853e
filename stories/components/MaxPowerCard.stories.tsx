import { MaxPowerCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { addresses, hugeAmount, inSeconds, minutes, tokens, win } from './sampleFigures.ts';

const meta = {
  title: 'components/MaxPowerCard',
  component: MaxPowerCard,
  args: {
    countdown: { kind: 'running', endsAt: inSeconds(39_991), length: minutes(1_440) },
    balance: tokens('9604', 'ACB'),
    leader: { address: addresses.third, power: 12_400n },
    lastWin: win,
  },
} satisfies Meta<typeof MaxPowerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomebodyLeads: Story = {
  async play({ canvas }) {
    const leader = canvas.getByRole('button', { name: /0x2B5A…D9e0/ });
    await userEvent.tab();
    await expect(leader).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(leader).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    leader.blur();
  },
};

export const NobodyToday: Story = { args: { leader: undefined, lastWin: undefined } };

export const NotSettledYet: Story = { args: { countdown: { kind: 'unsettled' } } };

export const Loading: Story = {
  args: { countdown: { kind: 'loading' }, balance: undefined, leader: undefined, lastWin: undefined },
};

export const EverythingHuge: Story = {
  args: { balance: hugeAmount, leader: { address: addresses.third, power: 2n ** 128n } },
};
