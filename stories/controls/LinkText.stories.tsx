import { LinkText } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'controls/LinkText',
  component: LinkText,
  args: {
    href: '#/salelist',
    children: 'View all',
    // Stays on the story.
    onClick: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof LinkText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'View all' });
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Outside: Story = {
  args: { href: 'https://bscscan.com', leads: 'outside', children: 'Open in the explorer' },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Open in the explorer.*new tab/ });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const WithinText: Story = {
  render: (args) => (
    <p>
      The last input before the round closes receives the pool. <LinkText {...args}>How it works</LinkText>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How it works' })).toBeVisible();
  },
};
