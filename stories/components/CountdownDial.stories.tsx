import { Countdown } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { inSeconds, minutes } from './sampleFigures.ts';

const running = (seconds: number) =>
  ({ kind: 'running', endsAt: inSeconds(seconds), length: minutes(10) }) as const;

const meta = {
  title: 'components/CountdownDial',
  component: Countdown,
  args: { label: 'Round closes in', variant: 'dial', state: running(300) },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ticks that are lit: what is left of the round, of sixty. */
const lit = (dial: HTMLElement): number => dial.querySelectorAll('line[data-lit]').length;

/** Half of the round is left: half of the ticks are lit. The drawing itself says nothing to a screen reader. */
export const Half: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:00');
    await expect(lit(canvasElement)).toBe(30);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** It empties tick by tick as time passes. */
export const Empties: Story = {
  parameters: { pictures: 'none' },
  play: async ({ canvas, canvasElement }) => {
    storyClock.pass(120_000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('03:00');
    await expect(lit(canvasElement)).toBe(18);
    storyClock.pass(180_000);
    await waitFor(() => expect(lit(canvasElement)).toBe(0));
  },
};

export const LastMoments: Story = { args: { state: running(4) } };
