import { createToasts, ToastRegion } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { act } from 'react';
import { expect } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

const meta = {
  title: 'controls/Toast',
  component: ToastRegion,
  args: { toasts: createToasts(storyClock) },
  parameters: { pictures: { clip: 'screen' } },
  beforeEach: ({ args }) => {
    args.toasts = createToasts(storyClock);
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {
  play: async ({ args, canvas }) => {
    await act(async () => args.toasts.show('Purchase successful', 'positive'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Purchase successful');
  },
};

export const Negative: Story = {
  play: async ({ args, canvas }) => {
    await act(async () => args.toasts.show('Authorization failed', 'negative'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Authorization failed');
  },
};

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await act(async () => {
      args.toasts.show('copied');
      args.toasts.show('Authorization successful', 'positive');
      args.toasts.show('Your account changed in the wallet, so this is home again.');
    });
    await expect(canvas.getByRole('status').children).toHaveLength(3);
  },
};

/** 1500 ms by the page's clock; the region stays for the next one. */
export const Gone: Story = {
  parameters: { pictures: 'none' },
  play: async ({ args, canvas }) => {
    await act(async () => args.toasts.show('copied'));
    await act(async () => storyClock.pass(1_499));
    await expect(canvas.getByRole('status')).toHaveTextContent('copied');
    await act(async () => storyClock.pass(1));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
