import { Stepper } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'components/Stepper',
  component: Stepper,
  args: {
    steps: [
      { id: 'authorise', label: 'Authorise 96.412 X', state: 'now' },
      { id: 'act', label: 'Synthesise', state: 'later' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'step');
    await expect(second).not.toHaveAttribute('aria-current');
  },
};
export const Second: Story = {
  args: {
    steps: [
      { id: 'authorise', label: 'Authorise 96.412 X', state: 'done' },
      { id: 'act', label: 'Synthesise', state: 'now' },
    ],
  },
};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'authorise', label: 'Authorise 96.412 X', state: 'failed' },
      { id: 'act', label: 'Synthesise', state: 'later' },
    ],
  },
};
export const Three: Story = {
  args: {
    steps: [
      { id: 'reset', label: 'Set to zero', state: 'done' },
      { id: 'authorise', label: 'Authorise 200 USDT', state: 'busy' },
      { id: 'act', label: 'Synthesise', state: 'later' },
    ],
  },
};
