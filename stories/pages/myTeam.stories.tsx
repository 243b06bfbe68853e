import { accountIn, madeUpAddress, member, type NamedWorld } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/myTeam', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'myTeam';
const joined = 1_790_000_000n;

/** A team of so many, each with something to show. */
const teamOf =
  (count: number) =>
  ({ state }: NamedWorld): void => {
    const own = accountIn(state, member);
    own.directMembers = Array.from({ length: count }, (_, i) => madeUpAddress(0xb0_00_00 + i));
    own.member.directCount = BigInt(count);
    for (const [i, address] of own.directMembers.entries())
      Object.assign(accountIn(state, address).member, {
        joinedAt: joined + BigInt(i) * 86_400n,
        ownPerformance: BigInt(40 * (i + 1)),
        teamPerformance: BigInt(900 * i),
        sLevel: i % 4,
      });
  };

const list = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('list', { name: 'Members that you referred' });

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical', change: teamOf(4) }),
  async play({ canvas, canvasElement }) {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Your levels' })).toHaveTextContent(
        /S levelS2.*VIP 1.*anew in.*My performance260/,
      ),
    );
    await expect(await canvas.findByText(/count 32 levels/)).toBeVisible();
    await expect(within(await list(canvas)).getAllByRole('listitem')).toHaveLength(4);
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: pageOf({ route, world: 'typical', node: 'silent' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Your levels' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NobodyYet: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'Nobody yet' })).toBeVisible();
    await settled(canvasElement);
  },
};

/** The page of members stands in the address. */
export const SecondPage: Story = {
  parameters: pageOf({ route, search: '?page=2', world: 'typical', change: teamOf(47) }),
  async play({ canvas, canvasElement }) {
    const rows = within(await list(canvas));
    await expect(rows.getAllByRole('listitem')).toHaveLength(20);
    await expect(await canvas.findByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(within(await list(canvas)).getAllByRole('listitem')).toHaveLength(7));
    await expect(shownPage().query()).toEqual({ page: '3' });
    await settled(canvasElement);
  },
};

export const EverythingHuge: Story = {
  parameters: pageOf({ route, world: 'everythingHuge' }),
  async play({ canvas, canvasElement }) {
    await list(canvas);
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: {
    ...pageOf({ route, world: 'nodeDown' }),
    pictures: 'none',
    allowedErrors: [/Failed to (fetch|load resource)/],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeEnabled());
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
