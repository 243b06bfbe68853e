import { TextField, type TextFieldProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (text: string) => {
    setValue(text);
    props.onChange(text);
  };
  return <TextField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'controls/TextField',
  component: TextField,
  args: { label: 'Account', value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'name@example.com', hint: 'The name you sign in with.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Account' });
    await expect(field).toHaveAccessibleDescription('The name you sign in with.');
    await userEvent.type(field, 'm');
    await expect(args.onChange).toHaveBeenLastCalledWith('m');
    await userEvent.clear(field);
  },
};

export const Filled: Story = {
  args: { value: 'miner-42' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Focused: Story = {
  args: { value: 'miner-42' },
  parameters: { pictures: { focus: 'kept' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Problem: Story = {
  args: { problem: 'Account is empty.', hint: 'not shown beside a problem' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Account is empty.');
  },
};

export const Disabled: Story = {
  args: { value: 'miner-42', disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
