import { TimedOutNotice } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'components/TimedOutNotice',
  component: TimedOutNotice,
  args: { text: 'The connection timed out, click the screen to try again.', onRetry: fn() },
} satisfies Meta<typeof TimedOutNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TimedOut: Story = {
  async play({ canvas, args }) {
    const screen = canvas.getByRole('button', { name: /timed out/ });
    await userEvent.click(screen);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    screen.blur();
  },
};
export const InSpanish: Story = {
  args: { text: 'La conexión ha caducado. Toca la pantalla para reintentar.' },
};
