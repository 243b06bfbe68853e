import { Button, TourMark } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const onSkip = fn();

const meta = { title: 'components/TourMark', component: TourMark, args: {} } satisfies Meta<typeof TourMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {
  args: {
    children: (
      <Button size="small" variant="quiet" onClick={onSkip}>
        Skip 10 minutes
      </Button>
    ),
  },
  parameters: { pictures: { locales: ['zh-Hans'] } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip 10 minutes' }));
    await expect(onSkip).toHaveBeenCalled();
    canvas.getByRole('button').blur();
  },
};
export const OverAFigure: Story = { args: { place: 'figure' } };
