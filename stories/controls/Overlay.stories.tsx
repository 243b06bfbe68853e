import { Button } from '@amswap/ui';
import { Dialog } from '@amswap/ui/dialog';
import type { Drawer } from '@amswap/ui/drawer';
import { Sheet } from '@amswap/ui/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectComesIn } from '../comesIn.ts';

interface LayeredProps {
  /** The one that lies under the question. */
  readonly first: typeof Dialog | typeof Drawer | typeof Sheet;
  readonly onClose: () => void;
}

/** One of the three, and a question that opens over it. */
function Layered({ first: First, onClose }: LayeredProps) {
  const [open, setOpen] = useState<'none' | 'first' | 'second'>('none');
  const close = () => {
    setOpen('none');
    onClose();
  };
  return (
    <div style={{ minHeight: 640 }}>
      <Button variant="quiet" onClick={() => setOpen('first')}>
        Open
      </Button>
      <First open={open !== 'none'} onClose={close} title="Settings">
        <Button variant="quiet" onClick={() => setOpen('second')}>
          Forget all
        </Button>
        <Dialog open={open === 'second'} onClose={() => setOpen('first')} title="Forget all?">
          <p>This cannot be taken back.</p>
        </Dialog>
      </First>
    </div>
  );
}

const meta = {
  title: 'controls/Overlay',
  component: Layered,
  args: { first: Sheet, onClose: fn() },
  parameters: { pictures: { clip: 'screen' } },
} satisfies Meta<typeof Layered>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page behind does not scroll, and a screen reader is not led to it. */
export const OverThePage: Story = {
  parameters: { pictures: 'none' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(canvasElement.closest('[aria-hidden="true"], [inert]')).not.toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open' })).toBeNull());
  },
};

/** A question over it: Escape answers only the one on top, and the focus goes back one step. */
export const OneOverAnother: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Forget all' }));
    await screen.findByRole('dialog', { name: 'Forget all?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Forget all?' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Forget all' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Forget all' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Forget all?' })).toBeVisible());
  },
};

/** One that is put on the page by what opens it. */
function Loaded({ first: First, onClose }: LayeredProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 640 }}>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && (
        <First open onClose={onClose} title="Settings">
          <p>Just loaded.</p>
        </First>
      )}
    </div>
  );
}

/** What loads its code with the first press is there as it opens. It comes in all the same, and from where the others come. */
export const ThereAsItOpens: Story = {
  parameters: { pictures: 'none' },
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expectComesIn(() => userEvent.click(canvas.getByRole('button', { name: 'Open' })));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible());
  },
};
