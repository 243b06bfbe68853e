import { Pill } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'controls/Pill',
  component: Pill,
  args: { children: 'out' },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mute: Story = {};
export const Positive: Story = { args: { tone: 'positive', children: 'running 41%' } };
export const Warning: Story = { args: { tone: 'warning', children: '11:06:31' } };
export const Negative: Story = { args: { tone: 'negative', children: 'failed' } };
export const Accent: Story = { args: { tone: 'accent', children: 'you' } };
/** Wraps rather than leaving the card. */
export const LongWords: Story = {
  args: {
    children: 'last mining input by a member whose settler is 0x8fA2c0ffee254729296a45a3885639AC7E1111cD',
  },
};
