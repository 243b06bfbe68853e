import { NetworkBanner } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { inSeconds } from './sampleFigures.ts';

const meta = {
  title: 'components/NetworkBanner',
  component: NetworkBanner,
  args: { trouble: { kind: 'outage', since: inSeconds(-42) }, onAct: fn() },
} satisfies Meta<typeof NetworkBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outage: Story = {
  parameters: { pictures: { locales: ['zh-Hans'] } },
  async play({ canvas, args }) {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(args.onAct).toHaveBeenCalledOnce();
    // The seconds run outside of what is announced.
    await expect(canvas.getByRole('status')).toHaveTextContent('Your network is abnormal');
    storyClock.pass(1_000);
    await expect(canvas.getByText('43 seconds ago')).toBeVisible();
    await expect(canvas.getByRole('status')).not.toHaveTextContent('43');
    retry.blur();
  },
};
export const NothingReadYet: Story = { args: { trouble: { kind: 'outage', since: undefined } } };
export const Retrying: Story = { args: { act: 'busy' } };
export const Offline: Story = { args: { trouble: { kind: 'offline' } } };
export const OfflineWithFigures: Story = { args: { trouble: { kind: 'offline', since: inSeconds(-130) } } };
export const WrongNetwork: Story = {
  args: { trouble: { kind: 'wrongChain', wanted: 'BNB Chain' } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch network' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};
export const OtherContracts: Story = {
  args: { trouble: { kind: 'otherContracts', fields: ['contracts.main', 'contracts.acb'] } },
};
/** B55: shown inside another site. */
export const InsideAnotherSite: Story = { args: { trouble: { kind: 'foreignFrame' } } };
