import { Button, longPressMs, longPressSlack, useLongPress } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

interface PressedProps {
  /** After 350 ms in one place, or by the menu key. */
  readonly onLongPress: () => void;
  /** A short press. */
  readonly onClick: () => void;
}

/** What a long press is tried on. */
function Pressed({ onLongPress, onClick }: PressedProps) {
  const handlers = useLongPress(onLongPress);
  return (
    <Button {...handlers} variant="quiet" onClick={onClick}>
      Press, or hold
    </Button>
  );
}

const meta = {
  title: 'controls/LongPress',
  component: Pressed,
  args: { onLongPress: fn(), onClick: fn() },
  parameters: { pictures: 'none' },
} satisfies Meta<typeof Pressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 350 ms make it long, and the click behind it is swallowed. */
export const Held: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { clientX: 40, clientY: 40, button: 0 });
    storyClock.pass(longPressMs - 1);
    await expect(args.onLongPress).not.toHaveBeenCalled();
    storyClock.pass(1);
    await expect(args.onLongPress).toHaveBeenCalledOnce();
    await fireEvent.pointerUp(button);
    await fireEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Tapped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    storyClock.pass(1_000);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

/** More than 10 px: the finger scrolls. */
export const Moved: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { clientX: 40, clientY: 40, button: 0 });
    await fireEvent.pointerMove(button, { clientX: 40 + longPressSlack, clientY: 40 });
    await fireEvent.pointerMove(button, { clientX: 41 + longPressSlack, clientY: 40 });
    storyClock.pass(1_000);
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

/** The menu key and the other mouse button do the same. */
export const ByMenuKey: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button'));
    await expect(args.onLongPress).toHaveBeenCalledOnce();
  },
};
