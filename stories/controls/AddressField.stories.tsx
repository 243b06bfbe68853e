import { AddressField, type AddressFieldProps } from '@amswap/ui';
import { checksumAddress } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const mine = checksumAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f');
const twin = checksumAddress(`0x71c7${'0'.repeat(32)}976f`);

function Held(props: AddressFieldProps) {
  const [text, setText] = useState(props.text);
  const change = (next: string) => {
    setText(next);
    props.onChange(next);
  };
  return <AddressField {...props} text={text} onChange={change} />;
}

const meta = {
  title: 'controls/AddressField',
  component: AddressField,
  args: { label: 'Settler address', text: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'Claims are paid to this address.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Settler address' });
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(field).toBeValid();
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(mine);
    await expect(args.onChange).toHaveBeenLastCalledWith(mine);
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

/** Half an address is not wrong while one types; it is when one leaves. */
export const Half: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0x71c7');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('An address has 40 digits after 0x.');
  },
};

export const Oneself: Story = {
  args: { text: mine, self: mine },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This is your own address.');
  },
};

export const LooksLikeAKnownOne: Story = {
  args: { text: twin, known: [mine] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(/Looks like 0x71C7…976F/);
  },
};

/** Neither kept nor handed on: the caller never sees it. */
export const PrivateKeyCleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('ab'.repeat(32));
    await expect(field).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('abab'));
    await expect(field).toHaveAccessibleDescription(/private key/);
  },
};
