import { IconButton } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'controls/IconButton',
  component: IconButton,
  args: { label: 'Open the menu', icon: <Menu size={22} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Raised: Story = {
  args: { label: 'Less power', variant: 'raised', icon: <Minus size={20} /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Less power' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Focused: Story = {
  parameters: { pictures: { focus: 'kept' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

/** 24 px to look at, 44 px to touch, in every direction. */
export const Small: Story = {
  args: { label: 'Read again', size: 'small', icon: <RefreshCw size={14} /> },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Read again' });
    const { right, top, height, bottom, left } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(right + 9, top + height / 2)).toBe(button);
    await expect(document.elementFromPoint((left + right) / 2, bottom + 9)).toBe(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Off: Story = {
  args: { label: 'Less power', variant: 'raised', icon: <Minus size={20} />, state: 'off' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Less power' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
