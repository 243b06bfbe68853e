import { PasswordField, type PasswordFieldProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Held(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (text: string) => {
    setValue(text);
    props.onChange(text);
  };
  return <PasswordField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'controls/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'correct horse', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(field, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse!');
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide the password' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { value: '', problem: 'Password is empty.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};
