import { Countdown } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { inSeconds, minutes } from './sampleFigures.ts';

const meta = {
  title: 'components/Countdown',
  component: Countdown,
  args: {
    label: 'Round closes in',
    variant: 'dial',
    state: { kind: 'running', endsAt: inSeconds(462), length: minutes(10) },
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { parameters: { pictures: { locales: ['zh-Hans'] } } };

/** What passes while it is on the screen. */
export const Ticking: Story = {
  parameters: { pictures: 'none' },
  async play({ canvas, step }) {
    const timer = canvas.getByRole('timer', { name: 'Round closes in: 7 minutes left' });
    await expect(timer).toHaveTextContent('07:42');
    await step('a second later the digits have moved, the name has not', async () => {
      storyClock.pass(1_000);
      await expect(timer).toHaveTextContent('07:41');
      await expect(timer).toHaveAccessibleName('Round closes in: 7 minutes left');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('five minutes left are announced', async () => {
      storyClock.pass(161_000);
      await expect(canvas.getByRole('status')).toHaveTextContent('Round closes in: 5 minutes left');
      await expect(timer).toHaveTextContent('05:00');
    });
  },
};

/** Full: a round has just begun. */
export const JustBegun: Story = {
  args: { state: { kind: 'running', endsAt: inSeconds(600), length: minutes(10) } },
};

export const UnderAMinute: Story = {
  args: { state: { kind: 'running', endsAt: inSeconds(42), length: minutes(10) } },
};

/** Its moment passed while it was on the screen; the chain has said nothing yet. */
export const Closed: Story = {
  args: { state: { kind: 'running', endsAt: inSeconds(-5), length: minutes(10) } },
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('Round closes in: closed');
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
  },
};

export const NotSettledYet: Story = { args: { state: { kind: 'unsettled' } } };

export const NoRoundOpen: Story = { args: { state: { kind: 'idle' } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Bar: Story = { args: { variant: 'bar' } };

export const BarClosed: Story = {
  args: { variant: 'bar', state: { kind: 'running', endsAt: inSeconds(0), length: minutes(10) } },
};

export const Inline: Story = {
  args: {
    variant: 'inline',
    label: 'The day ends at 00:00 UTC',
    state: { kind: 'running', endsAt: inSeconds(39_991), length: minutes(1_440) },
  },
};

/** Passing an hour, ten minutes or a minute moves nothing around it. */
export const PassingAnHour: Story = {
  args: { ...Inline.args, state: { kind: 'running', endsAt: inSeconds(3_601), length: minutes(1_440) } },
  parameters: { pictures: 'none' },
  async play({ canvas }) {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('1:00:01');
    storyClock.pass(2_000);
    await expect(timer).toHaveTextContent('59:59');
  },
};
