import { OwnPowerCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { hugeAmount, inSeconds, tokens } from './sampleFigures.ts';

const known = {
  kind: 'known',
  power: 1_860n,
  waiting: tokens('1204.1807', 'ACB'),
  claim: { kind: 'ready' },
} as const;

const meta = {
  title: 'components/OwnPowerCard',
  component: OwnPowerCard,
  args: { own: known, onConnect: fn(), onSynthesise: fn(), onClaim: fn() },
} satisfies Meta<typeof OwnPowerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToClaim: Story = {
  parameters: { pictures: { locales: ['zh-Hans'] } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Synthesise' }));
    await expect(args.onSynthesise).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const WaitBetweenClaims: Story = {
  args: { own: { ...known, claim: { kind: 'waiting', until: inSeconds(38) } } },
  async play({ canvas, args }) {
    const claim = canvas.getByRole('button', { name: 'Claim in 00:38' });
    await expect(claim).toBeDisabled();
    storyClock.pass(1_000);
    await expect(claim).toHaveTextContent('Claim in 00:37');
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const NothingWaits: Story = {
  args: { own: { ...known, waiting: tokens('0', 'ACB'), claim: { kind: 'nothing' } } },
};

export const Claiming: Story = {
  args: { own: { ...known, claim: { kind: 'busy' } } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const NoAccount: Story = {
  args: { own: { kind: 'noAccount' } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConnect).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

export const Loading: Story = { args: { own: { kind: 'loading' } } };

export const EverythingHuge: Story = {
  args: { own: { ...known, power: 2n ** 200n, waiting: hugeAmount } },
};
