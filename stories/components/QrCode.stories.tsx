import { QrCode } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'components/QrCode',
  component: QrCode,
  args: {
    text: 'https://amswap.example/?ref=0x71C7656EC7ab88b098defB751B7401B5f6d8976F#/',
    label: 'QR code of your referral link',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReferralLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
  },
};
