import { Segmented, type SegmentedProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const ranking = [
  { id: 'ranking', label: 'Ranking' },
  { id: 'orders', label: 'My orders (2)' },
];

/** Holds the choice, as a page does. */
function Held(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (id: string) => {
    setValue(id);
    props.onChange(id);
  };
  return <Segmented {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'controls/Segmented',
  component: Segmented<string>,
  args: { label: 'What to list', segments: ranking, value: 'ranking', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Ranking', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'My orders (2)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('orders');
    await expect(canvas.getByRole('tab', { name: 'My orders (2)', selected: true })).toBeVisible();
  },
};

export const Six: Story = {
  args: {
    label: 'Pay with',
    value: 'X',
    segments: ['X', 'USDT', 'ACB', 'WXB', 'FTB', 'LBT'].map((id) => ({ id, label: id })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'X' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'LBT' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('LBT');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'USDT', selected: true })).toHaveFocus();
  },
};

/** More words than the width takes: the track scrolls, the page does not. */
export const TooWide: Story = {
  args: {
    value: 'a',
    segments: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `Preaching gold · ${id}` })),
  },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('tablist');
    await expect(track.scrollWidth).toBeGreaterThan(track.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
