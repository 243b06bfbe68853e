import { Select, type SelectProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'zh-Hans', label: '简体中文' },
  { id: 'zh-Hant', label: '繁體中文' },
];

function Held(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (id: string) => {
    setValue(id);
    props.onChange(id);
  };
  return <Select {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'controls/Select',
  component: Select<string>,
  args: { label: 'Language', options: languages, value: 'en', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'zh-Hans');
    await expect(args.onChange).toHaveBeenLastCalledWith('zh-Hans');
    await expect(select).toHaveDisplayValue('简体中文');
  },
};

export const Problem: Story = {
  args: { problem: 'This language could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'This language could not be loaded.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'Locked by the deployment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};
