import { longQueue, member } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyTime } from '../../.storybook/storyClock.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/salelist', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'saleList';
const unit = 10n ** 18n;
type Canvas = ReturnType<typeof within>;

const tableIn = (canvas: Canvas) => canvas.findByRole('table', { name: 'MV sale ranking' });
const order = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    const table = await tableIn(canvas);
    await waitFor(() =>
      expect(within(table).getAllByRole('row')[3]).toHaveTextContent(/3\s?you2,4002,4003,0200%/),
    );
    await expect(table).toHaveAttribute('aria-rowcount', '16');
    await expect(await order(canvas, 'Your order #3')).toHaveTextContent(/Ahead of you\s?620\s?MV/);
    await expect(await canvas.findByRole('tab', { name: 'My orders (4)' })).toBeVisible();
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    const table = await tableIn(canvas);
    await expect(within(table).queryByText('you')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'My orders' }));
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { ...pageOf({ route, world: 'typical', node: 'silent' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Ranking' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const MyOrders: Story = {
  parameters: pageOf({
    route,
    search: '?tab=mine',
    world: 'typical',
    change: ({ state }) => void state.swap.keptProceeds.set(member.toLowerCase(), 60n * unit),
  }),
  async play({ canvas, canvasElement }) {
    await expect(await order(canvas, 'Your order #8')).toHaveTextContent(/Take out 720 MV/);
    await expect(await order(canvas, 'Your order no. 2')).toHaveTextContent(
      /sold out.*250\s?MV for 125\s?USDT/,
    );
    await expect(await order(canvas, 'Your order no. 4')).toHaveTextContent(
      /taken out.*120\s?MV for 60\s?USDT/,
    );
    await expect(await order(canvas, 'Proceeds kept for you')).toHaveTextContent(/Pick up 60\s?USDT/);
    await settled(canvasElement);
  },
};

export const NoOrders: Story = {
  parameters: {
    ...pageOf({
      route,
      search: '?tab=mine',
      world: 'typical',
      change: ({ state }) => {
        state.swap.sales = state.swap.sales.filter(({ owner }) => owner !== member);
      },
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
};

/** Every order is sold: nothing is left to buy, and what one sold is told as sold. */
export const SoldOut: Story = {
  parameters: pageOf({ route, search: '?tab=mine', world: 'soldOut' }),
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await expect((await canvas.findAllByText(/sold out/i)).length).toBeGreaterThan(0);
  },
};

export const NothingOnSale: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      state.swap.sales = [];
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is on sale' })).toBeVisible();
  },
};

const scaled = {
  route,
  world: 'typical',
  change: ({ state }: Parameters<NonNullable<Parameters<typeof pageOf>[0]['change']>>[0]) => {
    state.swap.sales = longQueue(100_000, member, BigInt(Math.floor(storyTime / 1000)));
  },
} as const;

/** A hundred thousand orders, read page by page: any place at once, few elements, and the place stands in the address. */
export const HundredThousand: Story = {
  parameters: pageOf(scaled),
  async play({ canvas, step }) {
    const table = await tableIn(canvas);
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await step('B59: to place 90,000, with few elements on the page', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Go to place' }), '90000{Enter}');
      await waitFor(() => expect(within(table).getByText('90,000')).toBeVisible());
      await waitFor(() => expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(350));
    });
    await step('the address follows when the list stands still', async () => {
      await waitFor(() => {
        shownPage().nextBlock(1);
        return expect(shownPage().query()).toEqual({ row: '90000' });
      });
    });
    await step('to the own order', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Jump to my order' }));
      await waitFor(() => expect(within(table).getAllByText('you')[0]).toBeVisible());
    });
  },
};

/** A row is sold while one looks at it: the others move up, and the page says why. */
export const SoldMeanwhile: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    const table = await tableIn(canvas);
    await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/1,000/));
    const { mock, nextBlock } = shownPage();
    const first = mock.state.swap.sales[4];
    if (first === undefined) throw new Error('The queue is empty.');
    first.remaining = 0n;
    nextBlock();
    await waitFor(() =>
      expect(canvas.getByText(/1 order was sold or taken out while you looked/)).toBeVisible(),
    );
    await expect(await order(canvas, 'Your order #2')).toHaveTextContent(/Ahead of you\s?500\s?MV/);
  },
};

/** An own order is sold in part, and another is taken out in another tab: the cards follow, and the page says so. */
export const OrdersChanged: Story = {
  parameters: { ...pageOf({ route, search: '?tab=mine', world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await order(canvas, 'Your order #3');
    const { mock, nextBlock } = shownPage();
    const [third, eighth] = mock.state.swap.sales.filter(
      ({ owner, remaining, takenOut }) => owner === member && remaining > 0n && !takenOut,
    );
    if (third === undefined || eighth === undefined) throw new Error('The member has no orders.');
    third.remaining -= 400n * unit;
    third.proceeds += 200n * unit;
    eighth.takenOut = true;
    nextBlock();
    await expect(await canvas.findByText('Order no. 12 was taken out.')).toBeVisible();
    const news = within(canvas.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(news.map(({ textContent }) => textContent)).toContain(
      'Of order no. 7 400 MV was sold, for 200 USDT.',
    );
  },
};

/** Taking out shows its plan before anything is asked of the wallet. */
export const TakeOutPlanned: Story = {
  parameters: {
    ...pageOf({ route, search: '?tab=mine', world: 'typical' }),
    pictures: 'none',
    // The sheet's code comes with the press.
    allowedErrors: [/suspended inside an `act` scope/],
  },
  async play({ canvas }) {
    const card = within(await order(canvas, 'Your order #8'));
    await userEvent.click(await card.findByRole('button', { name: 'Take out 720 MV' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Take out order no. 12' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Confirm in wallet' })).toBeEnabled());
    await waitFor(() => expect(sheet.getByText(/310\.25 → ≈ 1,030\.25 MV/)).toBeVisible());
  },
};

export const EverythingHuge: Story = {
  parameters: { ...pageOf({ route, world: 'everythingHuge' }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await tableIn(canvas);
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: {
    ...pageOf({ route, world: 'nodeDown' }),
    allowedErrors: [/Failed to (fetch|load resource)/],
    pictures: 'none',
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Your network is abnormal/);
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
