import { RiskNotice } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'components/RiskNotice',
  component: RiskNotice,
  args: { onAccept: fn() },
} satisfies Meta<typeof RiskNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstWrite: Story = {
  parameters: { pictures: { locales: ['zh-Hans'] } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'I have read this' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};
export const ToReadAgain: Story = { render: () => <RiskNotice /> };
