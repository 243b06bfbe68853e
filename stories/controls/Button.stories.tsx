import { Button } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'controls/Button',
  component: Button,
  args: { children: 'Synthesise', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { children: 'Authorise exactly 96.412 X', width: 'fill' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Authorise exactly 96.412 X' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Quiet: Story = {
  args: { children: 'Claim', variant: 'quiet', width: 'fill' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Plain: Story = {
  args: { children: 'View all', variant: 'plain', size: 'medium' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View all' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Danger: Story = {
  args: { children: 'Revoke', variant: 'danger', width: 'fill' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Waits for the wallet: presses do nothing, the focus stays where it was. */
export const Busy: Story = {
  args: { children: 'Confirm in your wallet', state: 'busy', width: 'fill' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm in your wallet', busy: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Says what is missing instead of turning dumb. */
export const Off: Story = {
  args: { children: 'Enter an amount', state: 'off', width: 'fill' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enter an amount' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Smaller than a finger to look at, 44 px to touch. */
export const Small: Story = {
  args: { children: 'Take the tour', variant: 'quiet', size: 'small' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Take the tour' });
    const { left, width, bottom } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, bottom + 3)).toBe(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const LongWords: Story = {
  args: { children: 'Authorise exactly 115,792,089,237,316,195,423.570985008687907853 USDT', width: 'fill' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
