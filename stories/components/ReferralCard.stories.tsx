import { ReferralCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'components/ReferralCard',
  component: ReferralCard,
  args: {
    link: 'https://amswap.example/app/?ref=0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    onCopy: fn(),
    onPoster: fn(),
  },
} satisfies Meta<typeof ReferralCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Poster' }));
    await expect(args.onPoster).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

/** The device has a share sheet. */
export const WithShareSheet: Story = {
  args: { onShare: fn() },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
