import { accountIn, member, type MockMachine, type NamedWorld } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/machineRecord', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'machineRecord';

/** Gives the member many machines more, one older than the other by an hour. */
function manyMachines({ state }: NamedWorld): void {
  const { main } = accountIn(state, member).mains;
  const [first] = main.machines;
  if (first === undefined) throw new Error('the member of this world has machines');
  main.machines = Array.from({ length: 64 }, (_, index): MockMachine => {
    const age = BigInt(index) * 3_600n;
    return { ...first, id: BigInt(64 - index), startedAt: first.startedAt - age, endsAt: first.endsAt - age };
  });
}

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
    await settled(canvasElement);
    await expect(canvas.getAllByText('main contract').length).toBeGreaterThan(0);
    await expect(canvas.getByText('second main contract')).toBeVisible();
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ route, world: 'noWallet' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: pageOf({ route, world: 'typical', node: 'silent' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Reading your records' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('No machines yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Synthesise hashrate' }));
    await waitFor(() => expect(shownPage().path()).toBe('/pages/index/miningX'));
    await shownPage().goTo('machineRecord');
    await expect(await canvas.findByText('No machines yet')).toBeVisible();
  },
};

export const OnlyOut: Story = {
  parameters: pageOf({ route, world: 'typical', search: '?state=out' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('tab', { name: 'Out' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};

/** The filter is in the address; none that passes it is said, not shown as nothing. */
export const NoneOfThese: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Paid in' }), 'FTB');
    await expect(await canvas.findByText('None of these')).toBeVisible();
    await expect(shownPage().query()).toEqual({ token: 'FTB' });
  },
};

export const Long: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: manyMachines }), pictures: 'none' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(20));
    const more = canvas.queryByRole('button', { name: 'Show more' });
    if (more !== null) await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
    const ids = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const EverythingHuge: Story = {
  parameters: pageOf({ route, world: 'everythingHuge' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: { ...pageOf({ route, world: 'nodeDown' }), allowedErrors: [/Failed to (fetch|load resource)/] },
  async play({ canvas }) {
    await expect((await canvas.findAllByText(/Your network is abnormal/)).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
