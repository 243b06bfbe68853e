import { RecordCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const record = {
  id: 1_042n,
  power: 500n,
  paid: tokens('200', 'X'),
  startedAt: 1_795_000_000n,
  earned: tokens('307.5', 'ACB'),
  cap: tokens('750', 'ACB'),
  state: 'running',
} as const;

const meta = {
  title: 'components/RecordCard',
  component: RecordCard,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: { record },
} satisfies Meta<typeof RecordCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Earned of the cap of machine 1,042' });
    await expect(bar).toHaveAttribute('aria-valuetext', '41%');
    await expect(bar).toHaveAttribute('aria-valuenow', '410');
  },
};
export const Out: Story = {
  args: { record: { ...record, id: 988n, power: 120n, earned: record.cap, state: 'out' } },
};
export const JustStarted: Story = {
  args: { record: { ...record, earned: { ...record.earned, value: 1n } } },
};
export const InFull: Story = {
  args: { detail: 'full', record: { ...record, contract: 'older main contract' } },
  parameters: { pictures: { locales: ['zh-Hans'] } },
};
export const EverythingHuge: Story = {
  args: {
    detail: 'full',
    record: { ...record, power: 2n ** 100n, paid: hugeAmount, earned: hugeAmount, cap: hugeAmount },
  },
};
