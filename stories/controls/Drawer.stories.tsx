import { Button } from '@amswap/ui';
import { Drawer } from '@amswap/ui/drawer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { tabAround } from './tabAround.ts';

/** A page with the button that opens it. */
function Held(props: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <div style={{ minHeight: 640 }}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer {...props} open={open} onClose={close} />
    </div>
  );
}

const meta = {
  title: 'controls/Drawer',
  component: Drawer,
  args: {
    open: false,
    onClose: fn(),
    title: 'AMSWAP',
    children: (
      <nav aria-label="Pages">
        <ul>
          <li>
            <a href="#/">Home</a>
          </li>
          <li>
            <a href="#/exchangeMV">MV Exchange</a>
          </li>
        </ul>
      </nav>
    ),
  },
  parameters: { pictures: { clip: 'screen' } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by a press; the focus goes in and stays in. */
export const Open: Story = {
  parameters: { pictures: { clip: 'screen', desktop: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const opened = await screen.findByRole('dialog', { name: 'AMSWAP' });
    await tabAround(opened, userEvent);
  },
};

/** Left by Escape: the focus is back on what opened it. */
export const LeftByEscape: Story = {
  parameters: { pictures: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Left by the cross. */
export const LeftByTheCross: Story = {
  args: { open: true },
  parameters: { pictures: 'none' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** An open question: neither Escape nor a press outside is an answer. */
export const Explicit: Story = {
  args: { open: true, dismissal: 'explicit' },
  play: async ({ args, userEvent }) => {
    const opened = await screen.findByRole('dialog', { name: 'AMSWAP' });
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('[data-state="explicit"]:not([role])') ?? document.body);
    await waitFor(() => expect(opened).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
