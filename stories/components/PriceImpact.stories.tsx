import { PriceImpact } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'components/PriceImpact',
  component: PriceImpact,
  args: { basisPoints: 12n },
} satisfies Meta<typeof PriceImpact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.12%')).toBeVisible();
  },
};

export const Notable: Story = {
  args: { basisPoints: 240n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/noticeably less/)).toBeVisible();
  },
};

export const Large: Story = {
  args: { basisPoints: 3_105n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31.05%')).toBeVisible();
    await expect(canvas.getByText(/Choose a smaller amount/)).toBeVisible();
  },
};

export const Loading: Story = { args: { basisPoints: undefined } };
