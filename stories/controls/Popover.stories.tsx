import { Button, LinkText } from '@amswap/ui';
import { Popover } from '@amswap/ui/popover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'controls/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="quiet" size="medium">
        What bounds it
      </Button>
    ),
    title: 'At most 1,204 MV',
    children: (
      <>
        The contract holds no more ACB for it. <LinkText href="#/">How it works</LinkText>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'What bounds it' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A press opens it, Escape closes it, and the focus is back on the button. */
export const Open: Story = {
  parameters: { pictures: { clip: 'screen' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What bounds it' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'At most 1,204 MV' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
