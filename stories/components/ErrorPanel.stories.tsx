import { ErrorPanel } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const error = {
  what: 'The list could not be read.',
  funds: 'Your funds are not affected.',
  todo: 'Try again, or choose another node on the test page.',
};

const meta = {
  title: 'components/ErrorPanel',
  component: ErrorPanel,
  args: { error, onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your funds are not affected.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};
export const Retrying: Story = {
  args: { retry: 'busy' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
    canvas.getByRole('button').blur();
  },
};
export const WithoutRetry: Story = { render: ({ error: words }) => <ErrorPanel error={words} /> };
/** What a node or wallet said is foreign text: plain, and folded away. */
export const WithForeignText: Story = {
  args: { foreign: '<b>execution reverted</b>: 0x08c379a0…' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('What the other side said'));
    await expect(canvas.getByText('<b>execution reverted</b>: 0x08c379a0…')).toBeVisible();
  },
};
