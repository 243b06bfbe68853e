import { Pagination } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'controls/Pagination',
  component: Pagination,
  args: { label: 'Members', page: 1, pages: 5, onPage: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Page before' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
  },
};

export const Between: Story = {
  args: { page: 5, pages: 900 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 900' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(900);
  },
};

export const Last: Story = {
  args: { page: 900, pages: 900 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page before' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(899);
  },
};

/** One page: there is nothing to choose. */
export const OnlyOne: Story = {
  args: { pages: 1 },
  parameters: { pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
