import { TourSteps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'components/TourSteps',
  component: TourSteps,
  args: {
    steps: [
      {
        id: 'look',
        title: 'Look around',
        note: 'Pools and balances are read from the chain.',
        state: 'done',
      },
      {
        id: 'synthesise',
        title: 'Synthesise hashrate',
        note: 'Authorise 16 X, then synthesise 40 power.',
        state: 'now',
      },
      { id: 'claim', title: 'Claim revenue', note: 'Skip ten minutes, then claim.', state: 'later' },
    ],
    onGo: fn(),
  },
} satisfies Meta<typeof TourSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expect(args.onGo).toHaveBeenCalledWith('synthesise');
    canvas.getByRole('button').blur();
  },
};
export const AllDone: Story = {
  args: { steps: meta.args.steps.map((step) => ({ ...step, state: 'done' as const })) },
};
