import { PoolCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { addresses, hugeAmount, inSeconds, minutes, tokens, win } from './sampleFigures.ts';

const running = { kind: 'running', endsAt: inSeconds(462), length: minutes(10) } as const;

const meta = {
  title: 'components/PoolCard',
  component: PoolCard,
  args: {
    countdown: running,
    balance: tokens('48210.55', 'ACB'),
    lastInput: addresses.other,
    lastWin: win,
  },
} satisfies Meta<typeof PoolCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RoundOpen: Story = {
  parameters: { pictures: { locales: ['zh-Hans', 'zh-Hant'], desktop: true } },
  async play({ canvas, step }) {
    await step('the rule opens and closes', async () => {
      const how = canvas.getByText('How it works');
      await userEvent.click(how);
      await expect(canvas.getByText(/Block producers decide/)).toBeVisible();
      await userEvent.click(how);
    });
    await step('an address shows itself in full', async () => {
      const address = canvas.getByRole('button', { name: /0x8ba1…BA72.*full/ });
      await userEvent.click(address);
      await expect(address).toHaveTextContent(addresses.other);
      await userEvent.click(address);
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const NotSettledYet: Story = { args: { countdown: { kind: 'unsettled' } } };

export const NobodyYet: Story = {
  args: {
    countdown: { kind: 'idle' },
    balance: tokens('0', 'ACB'),
    lastInput: undefined,
    lastWin: undefined,
  },
};

export const Loading: Story = {
  args: { countdown: { kind: 'loading' }, balance: undefined, lastInput: undefined, lastWin: undefined },
};

export const EverythingHuge: Story = {
  args: { balance: hugeAmount, lastWin: { winner: addresses.third, prize: hugeAmount } },
};
