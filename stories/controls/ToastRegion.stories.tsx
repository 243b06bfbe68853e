import { createToasts, ToastRegion } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

const meta = {
  title: 'controls/ToastRegion',
  component: ToastRegion,
  args: { toasts: createToasts(storyClock) },
  parameters: { pictures: { clip: 'screen' } },
  beforeEach: ({ args }) => {
    for (const { id } of args.toasts.read()) args.toasts.dismiss(id);
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {
  play: async ({ args, canvas }) => {
    args.toasts.show('Purchase successful', 'positive');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Purchase successful'));
  },
};

export const Negative: Story = {
  play: async ({ args, canvas }) => {
    args.toasts.show('Authorization failed', 'negative');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Authorization failed'));
  },
};

export const Several: Story = {
  play: async ({ args, canvas }) => {
    args.toasts.show('copied');
    args.toasts.show('Authorization successful', 'positive');
    args.toasts.show('Your account changed in the wallet, so this is home again.');
    await waitFor(() => expect(canvas.getByRole('status').children).toHaveLength(3));
  },
};

/** The specification's words for how things ended, those of other stories aside. */
export const Endings: Story = {
  parameters: { pictures: 'none' },
  play: async ({ args, canvas }) => {
    const endings = [
      'Exchange successful',
      'Purchase failed',
      'Exchange failed',
      'MV take out',
      'Your network is abnormal, please try again later!',
    ];
    for (const words of endings) {
      args.toasts.show(words);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
      storyClock.pass(1_500);
    }
  },
};

/** 1500 ms by the page's clock; the region stays for the next one. */
export const Gone: Story = {
  parameters: { pictures: 'none' },
  play: async ({ args, canvas }) => {
    args.toasts.show('copied');
    storyClock.pass(1_499);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('copied'));
    storyClock.pass(1);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
