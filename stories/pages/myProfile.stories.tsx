import { accountIn, member, type NamedWorld } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/myProfile', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'myProfile';
const unit = 10n ** 18n;
type Canvas = ReturnType<typeof within>;

const panel = (canvas: Canvas) => canvas.findByRole('region', { name: 'Waiting to be claimed' });

/** Machines that earn a tenth of an ACB each second, and nothing was received of it yet. */
const earning = ({ state }: NamedWorld): void => {
  const { main, mainSecondary } = accountIn(state, member).mains;
  main.activePower = 864_000n;
  main.received[0] = 0n;
  main.waiting[0] = (main.powerSeconds * unit) / 8_640_000n;
  mainSecondary.activePower = 0n;
};

const story = (world: Parameters<typeof pageOf>[0]['world'], more: object = {}) =>
  pageOf({ route, world, ...more });

export const Typical: Story = {
  parameters: story('typical'),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('button', { name: 'Claim 30 ACB' })).toBeEnabled();
    await expect(await panel(canvas)).toHaveTextContent(/30.0000 ACB.*Machine revenue.*received 210/);
    const reward = canvas.getByRole('region', { name: 'Reward balance' });
    await waitFor(() => expect(reward).toHaveTextContent(/Reward balance93 ACB.*≈ 0.51\d+ USDT.*10%/));
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...story('noWallet'), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: story('typical', { node: 'silent' }),
  async play({ canvas }) {
    await expect(await panel(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};

/** 60 seconds after the last claim are refused, 61 allowed, at the second itself and by the time of the chain. */
export const WithinTheWait: Story = {
  parameters: story('typical', {
    change: ({ state }: NamedWorld) => {
      const now = BigInt(Math.floor(storyClock.now() / 1000));
      accountIn(state, member).mains.main.nextClaimAt = now + 38n;
    },
  }),
  async play({ canvas, canvasElement, step }) {
    await expect(await canvas.findByRole('button', { name: 'Claim again in 00:38' })).toBeDisabled();
    await settled(canvasElement);
    await step('one second before', async () => {
      storyClock.pass(37_000);
      await expect(await canvas.findByRole('button', { name: 'Claim again in 00:01' })).toBeDisabled();
    });
    await step('at the second', async () => {
      storyClock.pass(1_000);
      await expect(await canvas.findByRole('button', { name: 'Claim 30 ACB' })).toBeEnabled();
    });
    await step('back, for the picture', async () => {
      storyClock.pass(-38_000);
      await waitFor(() => expect(canvas.getByRole('button', { name: /Claim again in/ })).toBeDisabled());
    });
  },
};

/** Counted on by the second without a request, marked as an estimate, exact again at the next block. */
export const Growing: Story = {
  parameters: { ...story('typical', { change: earning }), pictures: 'none' },
  async play({ canvas, canvasElement, step }) {
    await settled(canvasElement);
    const shown = await panel(canvas);
    const { http } = shownPage().mock;
    await waitFor(() => expect(shown).toHaveTextContent(/13.8000 ACB/));
    await expect(shown).not.toHaveTextContent('≈');
    const asked = http.count;
    await step('two seconds later, before the next reading', async () => {
      storyClock.pass(2_000);
      await waitFor(() => expect(shown).toHaveTextContent(/≈ 14.0000 ACB.*Machine revenue.*≈ 2.0000/));
      await expect(http.count).toBe(asked);
    });
    await step('at the next block, what the contract says', async () => {
      const { main } = accountIn(shownPage().mock.state, member).mains;
      main.waiting[0] = 2n * unit;
      main.powerSeconds = 17_280_000n;
      shownPage().mock.node.mine({ seconds: 3 });
      storyClock.pass(1_000);
      await waitFor(() => expect(shown).toHaveTextContent(/14.0000 ACB/));
      await waitFor(() => expect(shown).not.toHaveTextContent('≈'));
    });
  },
};

export const FeeWorthMore: Story = {
  parameters: story('typical', {
    change: ({ state }: NamedWorld) => {
      state.swap.nativeInAcb = 1_000_000n * unit;
    },
  }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/more than this claim/)).toBeVisible();
    await settled(canvasElement);
  },
};

export const NothingYet: Story = {
  parameters: story('everythingZero'),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('button', { name: 'Nothing to claim' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Nothing to move' })).toBeDisabled();
    await settled(canvasElement);
  },
};

export const EverythingHuge: Story = {
  parameters: story('everythingHuge'),
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: /^Claim/ });
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: {
    ...story('nodeDown'),
    pictures: 'none',
    allowedErrors: [/Failed to (fetch|load resource)/],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeEnabled());
  },
};

/** One kind is chosen, claimed by a plan of one step, and can't be claimed again at once. */
export const OneKindClaimed: Story = {
  parameters: { ...story('typical'), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'What to claim' }), 'dynamic');
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim 6 ACB' }));
    const body = within(document.body);
    const plan = await body.findByRole('dialog', { name: 'Claim one kind of revenue' });
    await waitFor(() =>
      expect(within(plan).getByRole('listitem')).toHaveTextContent('Claim from the main contract'),
    );
    await userEvent.click(await within(plan).findByRole('button', { name: 'Confirm in wallet' }));
    await userEvent.click(await body.findByRole('button', { name: 'I have read this' }));
    await expect(await body.findByText('Claim successful')).toBeInTheDocument();
    await waitFor(() =>
      expect(accountIn(shownPage().mock.state, member).mains.main.received[1]).toBe(70n * unit),
    );
    await expect(accountIn(shownPage().mock.state, member).mains.main.waiting[0]).toBe(18n * unit);
  },
};

/** Claim and exchange in one plan. */
export const MovedToWallet: Story = {
  parameters: { ...story('typical'), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to wallet' }));
    const body = within(document.body);
    const plan = await body.findByRole('dialog', { name: 'Move to wallet' });
    await waitFor(() => expect(within(plan).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(plan).getAllByRole('listitem')[1]).toHaveTextContent(
      'Exchange the reward balance to ACB',
    );
    await userEvent.click(await within(plan).findByRole('button', { name: 'Confirm in wallet' }));
    await userEvent.click(await body.findByRole('button', { name: 'I have read this' }));
    await expect(await body.findByText('Moved to your wallet')).toBeInTheDocument();
    // 93 of the reward balance and 30 of the claim, less a tenth.
    const { balances } = accountIn(shownPage().mock.state, member);
    await waitFor(() => expect(balances.ACB).toBe(1_204n * unit + unit / 4n + (123n * unit * 9n) / 10n));
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
