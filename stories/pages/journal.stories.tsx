import { madeUpAddress } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';
import { hashOf, minedAt, storedJournal, synthesisIn } from './journalEntries.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/journal', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'journal';
const authorisation = { stepKind: 'authorise', stepId: 'authorise:X:main:96', spenderName: 'main' } as const;

/** One of each: on its way, done, sped up, taken back, lost, failed, sent by another account and refused. */
const everyEnd = () => [
  synthesisIn({ kind: 'submitted', hash: hashOf(1), nonce: 9_007, since: storyClock.now() }, 1, {
    nonceBefore: 9_007,
  }),
  synthesisIn({ kind: 'confirmed', hash: hashOf(2), mined: minedAt(2) }, 4, authorisation),
  synthesisIn({ kind: 'replaced', hash: hashOf(3), by: hashOf(4), mined: minedAt(3) }, 12),
  synthesisIn({ kind: 'cancelled', hash: hashOf(5), by: hashOf(6) }, 35),
  synthesisIn({ kind: 'dropped', hash: hashOf(7), nonce: 9_007, since: 0 }, 58, { nonceBefore: 9_007 }),
  synthesisIn({ kind: 'reverted', hash: hashOf(8), mined: minedAt(8) }, 60 * 26, {
    planKind: 'claim',
    token: undefined,
    amount: undefined,
  }),
  synthesisIn({ kind: 'misdirected', hash: hashOf(9), by: madeUpAddress(9), mined: minedAt(9) }, 60 * 30),
  synthesisIn({ kind: 'refused', error: 'wallet.refused' }, 60 * 49),
];

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical', stored: (world) => storedJournal(world, everyEnd()) }),
  async play({ canvas }) {
    const spedUp = await canvas.findByText('confirmed, sped up');
    const card = spedUp.closest('section');
    if (card === null) throw new Error('the card is a region');
    const link = within(card).getByRole('link', { name: /Block explorer/ });
    await expect(link.getAttribute('href')).toContain(`/tx/${hashOf(4)}`);
    await expect(await canvas.findByText(/Authorisation · 96 X for the main contract/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

/** One that was given up is looked for once more; the chain still knows nothing of it. */
export const CheckedAgain: Story = {
  parameters: {
    ...pageOf({ route, world: 'typical', stored: (world) => storedJournal(world, everyEnd().slice(4, 5)) }),
    pictures: 'none',
  },
  async play({ canvas, step }) {
    await step('B34: a dropped one can be checked again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
      await waitFor(() =>
        expect(shownPage().mock.node.count('eth_getTransactionReceipt')).toBeGreaterThanOrEqual(1),
      );
      await expect(await canvas.findByText('Still no node knows it.')).toBeInTheDocument();
      await expect(canvas.getByText('dropped')).toBeVisible();
    });
  },
};

export const Long: Story = {
  parameters: {
    ...pageOf({
      route,
      world: 'typical',
      stored: (world) =>
        storedJournal(
          world,
          Array.from({ length: 45 }, (_, index) =>
            synthesisIn({ kind: 'confirmed', hash: hashOf(index), mined: minedAt(index) }, index + 1),
          ),
        ),
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('confirmed')).toHaveLength(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(canvas.getAllByText('confirmed')).toHaveLength(5));
  },
};

export const Empty: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('The journal is kept for each account.')).toBeVisible();
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
export const NodeDown: Story = inWorld(route, 'nodeDown');
