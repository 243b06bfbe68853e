import { Button, EmptyState } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const onSynthesise = fn();

const meta = {
  title: 'components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No machines yet',
    children: 'Your first synthesis shows up here, with what it earned of its cap and when it is out.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {
  args: {
    action: (
      <Button size="medium" onClick={onSynthesise}>
        Synthesise hashrate
      </Button>
    ),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Synthesise hashrate' }));
    await expect(onSynthesise).toHaveBeenCalled();
    canvas.getByRole('button').blur();
  },
};
export const Alone: Story = {};
