import { AddressText, CopyButton } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { addresses } from './sampleFigures.ts';

const meta = {
  title: 'components/AddressText',
  component: AddressText,
  args: { address: addresses.own },
} satisfies Meta<typeof AddressText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  async play({ canvas }) {
    const text = canvas.getByRole('button', { name: '0x71C7…976F, show the full address' });
    const copied = new DataTransfer();
    text.dispatchEvent(
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: copied }),
    );
    await expect(copied.getData('text/plain')).toBe(addresses.own);
  },
};

export const Full: Story = {
  async play({ canvas }) {
    const text = canvas.getByRole('button');
    await userEvent.click(text);
    await expect(text).toHaveTextContent(addresses.own);
    await expect(text).toHaveAttribute('aria-expanded', 'true');
    text.blur();
  },
};

export const WithIdenticonAndCopy: Story = {
  args: { identicon: 'normal', children: <CopyButton text={addresses.own} label="Copy address" /> },
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Copy address' }).blur();
  },
};
