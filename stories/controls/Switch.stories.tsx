import { Switch } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'controls/Switch',
  component: Switch,
  args: { label: 'Less motion', value: 'off', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Less motion' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenLastCalledWith('on');
  },
};

export const On: Story = {
  args: { value: 'on', hint: 'The dial, sheets and figures change without moving.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: /^Less motion/ });
    await expect(control).toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('off');
  },
};

export const Disabled: Story = {
  args: { value: 'on', disabled: true, hint: 'Set by your system.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
