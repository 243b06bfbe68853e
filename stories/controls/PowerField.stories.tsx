import { PowerField, type PowerFieldProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

function Held(props: PowerFieldProps) {
  const [text, setText] = useState(props.text);
  const change = (next: string) => {
    setText(next);
    props.onChange(next);
  };
  return <PowerField {...props} text={text} onChange={change} />;
}

const meta = {
  title: 'controls/PowerField',
  component: PowerField,
  args: {
    label: 'Power to synthesise',
    terms: { step: 20n, lowest: 40n },
    text: '240',
    affordable: 2_200n,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PowerField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Power to synthesise' });
    await expect(field).toHaveAccessibleDescription('multiple of 20 · lowest 40');
    await userEvent.click(canvas.getByRole('button', { name: 'More power' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('260');
    await userEvent.click(canvas.getByRole('button', { name: 'Less power' }));
    await userEvent.type(field, '{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('220');
    await userEvent.type(field, '{ArrowUp}');
    await expect(field).toHaveValue('240');
  },
};

export const Empty: Story = {
  args: { text: '', affordable: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByRole('button', { name: 'Less power' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /most you can pay/ })).toBeNull();
    await fireEvent.click(canvas.getByRole('button', { name: '100' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('100');
    await userEvent.clear(canvas.getByRole('textbox'));
  },
};

/** The spec's words, and the nearest possible powers on both sides. */
export const NotAMultiple: Story = {
  args: { text: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '250');
    await expect(field).toHaveAccessibleDescription(/Please enter a multiple of 20 computing power~/);
    await expect(canvas.getByRole('button', { name: /^240.*nearest/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^260.*nearest/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('260');
    await userEvent.clear(field);
    await userEvent.type(field, '250');
  },
};

export const BelowTheLowest: Story = {
  args: { text: '20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/The lowest is 40 power\./);
  },
};

export const LargestAffordable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Max.*2,200.*most you can pay/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2200');
  },
};

/** The contract's reserve covers no more. */
export const ReserveBound: Story = {
  args: { terms: { step: 20n, lowest: 40n, highest: 200n }, text: '240' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/at most 200 power/);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
