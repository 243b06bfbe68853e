import { AmountField, type AmountFieldProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

function Held(props: AmountFieldProps) {
  const [text, setText] = useState(props.text);
  const change = (next: string) => {
    setText(next);
    props.onChange(next);
  };
  return <AmountField {...props} text={text} onChange={change} />;
}

const available = 787_717_000_000_000_000_001n;

const meta = {
  title: 'controls/AmountField',
  component: AmountField,
  args: { label: 'List MV for sale', token: 'MV', decimals: 18, available, text: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'List MV for sale' });
    await expect(field).toHaveFocus();
    await expect(field).toBeValid();
    await expect(field).toHaveAttribute('maxlength', '140');
  },
};

export const Typed: Story = {
  args: { hint: 'Balance 787.717 MV' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0.');
    await expect(field).toBeValid();
    await userEvent.type(field, '5');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.5');
  },
};

/** All there is, to the last base unit. */
export const Most: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^MAX 787/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('787.717000000000000001');
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

/** Full-width digits stay as they are typed; below stands how they are read. */
export const FullWidthDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '１２．５');
    await expect(field).toHaveValue('１２．５');
    await expect(field).toHaveAccessibleDescription('Read as 12.5 MV.');
  },
};

export const TooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '788');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('More MV than you have.');
  },
};

/** Could be 1000 or 1: refused in words, never guessed. */
export const Grouped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1,000');
    await expect(field).toHaveAccessibleDescription(/without separators/);
  },
};

/** Zero is on the way to 0.5: it is told on leaving, not while typing. */
export const ZeroLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter more than zero.');
  },
};

/** Nothing is told, and nothing rewritten, before the composition of an input method ends. */
export const Composing: Story = {
  parameters: { pictures: 'none' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'yi' } });
    await expect(field).toBeValid();
    await expect(field).toHaveValue('yi');
    await fireEvent.compositionEnd(field);
    await expect(field).toBeInvalid();
  },
};

export const WithoutBalance: Story = {
  args: { available: undefined, token: 'USDT', decimals: 6, text: '250' },
};

export const CallersProblem: Story = {
  args: { text: '5', problem: 'Please authorize first~' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please authorize first~');
  },
};

export const Disabled: Story = {
  args: { text: '5', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
