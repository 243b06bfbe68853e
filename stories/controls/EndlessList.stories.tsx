import { EndlessList, type EndlessListProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

const columns = [
  { id: 'index', head: '#', width: '4.5rem' },
  { id: 'deposit', head: 'Deposit', width: 1, align: 'end' },
  { id: 'left', head: 'Remaining', width: 1, align: 'end' },
] as const;
const rowOf: EndlessListProps['row'] = (index) => [
  (index + 1).toLocaleString('en'),
  (1_000 + index).toLocaleString('en'),
  '500',
];
/** As with large text: higher than the list thinks. */
const highRowOf: EndlessListProps['row'] = (index) => [
  (index + 1).toLocaleString('en'),
  <div key="deposit" style={{ height: 77 }}>
    {(1_000 + index).toLocaleString('en')}
  </div>,
  '',
];

const meta = {
  title: 'controls/EndlessList',
  component: EndlessList,
  args: {
    label: 'Sale list',
    count: 100_000,
    keyOf: (index) => `row ${index}`,
    rowHeight: 2.75,
    row: rowOf,
    columns,
    onReachEnd: fn(),
    onRange: fn(),
  },
} satisfies Meta<typeof EndlessList>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('group', { name: 'Sale list' });

/** Each row stands right below the one before it. */
async function expectStacked(canvas: ReturnType<typeof within>): Promise<void> {
  const [, ...rows] = canvas.getAllByRole('row').map((row: HTMLElement) => row.getBoundingClientRect());
  for (const [place, { top }] of rows.slice(1).entries()) {
    await expect(Math.abs(top - (rows[place]?.bottom ?? 0))).toBeLessThan(1);
  }
}

/** A hundred thousand rows, of which only those in sight are in the page. */
export const HundredThousand: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('cell', { name: '1,000' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Sale list' })).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(350);
    const box = boxOf(canvasElement);
    await userEvent.click(box);
    box.scrollTop = box.scrollHeight;
    await expect(await canvas.findByRole('cell', { name: '100,000' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(350);
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(expect.any(Number), 99_999));
    box.scrollTop = 0;
    await expect(await canvas.findByRole('cell', { name: '1,000' })).toBeVisible();
  },
};

/** The keyboard scrolls the box, which is a stop of its own; the head stays in sight. */
export const ByKeyboard: Story = {
  parameters: { pictures: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('cell', { name: '1,000' });
    await userEvent.tab();
    await waitFor(() => expect(boxOf(canvasElement)).toHaveFocus());
    const head = canvas.getByRole('columnheader', { name: 'Deposit' });
    const top = head.getBoundingClientRect().top;
    boxOf(canvasElement).scrollTop = 4_000;
    await expect(await canvas.findByRole('cell', { name: '91' })).toBeVisible();
    await expect(Math.abs(head.getBoundingClientRect().top - top)).toBeLessThan(1);
  },
};

/** A jump far down, as to one's own place in the queue. */
export const FarDown: Story = {
  args: { jump: { index: 89_999 } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('cell', { name: '90,000' });
    await waitFor(() => expect(row).toBeVisible());
    const [list, shown] = [boxOf(canvasElement), row].map((element) => element.getBoundingClientRect());
    await expect((shown?.top ?? 0) - (list?.top ?? 0)).toBeLessThan(120);
  },
};

/** Rows of figures: those that come are written into the elements of those that left, which stand in the order in which they are read. */
export const Figures: Story = {
  args: { holds: 'figures' },
  parameters: { pictures: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('cell', { name: '1,000' })).toBeVisible();
    const box = boxOf(canvasElement);
    const cells = () => [...box.querySelectorAll('[role="cell"]')];
    const ranks = () => canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
    // As far from both ends, the window is as long as it gets.
    box.scrollTop = 4_400;
    await expect(await canvas.findByRole('cell', { name: '1,100' })).toBeVisible();
    const before = new Set(cells());
    box.scrollTop = 8_800;
    await expect(await canvas.findByRole('cell', { name: '1,200' })).toBeVisible();
    await expect(cells().filter((cell) => !before.has(cell))).toHaveLength(0);
    // At rest.
    await waitFor(async () => {
      const [head, first = 0, ...others] = ranks();
      await expect(head).toBe(1);
      await expect(others).toEqual(others.map((_, place) => first + 1 + place));
    });
    await waitFor(() => expectStacked(canvas));
  },
};

/** Rows are higher than was thought, as with large text: the row one jumps to is the first in sight all the same. */
export const FarDownAmongHighRows: Story = {
  args: {
    jump: { index: 89_999 },
    holds: 'figures',
    row: highRowOf,
  },
  parameters: { pictures: 'none' },
  play: async ({ args, canvas, canvasElement }) => {
    const row = await canvas.findByRole('cell', { name: '90,000' });
    const head = canvas.getByRole('columnheader', { name: 'Deposit' });
    await waitFor(async () => {
      const [top, edge] = [row.closest('[role="row"]'), head.closest('[role="rowgroup"]')].map((part) =>
        part?.getBoundingClientRect(),
      );
      await expect(Math.abs((top?.top ?? 0) - (edge?.bottom ?? 0))).toBeLessThan(2);
    });
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(89_999, expect.any(Number)));
    await waitFor(() => expectStacked(canvas));
    // From there on it is the reader who scrolls: rows that are measured on the way do not call them back.
    boxOf(canvasElement).scrollTop += 3_900;
    await waitFor(async () => {
      const [first] = mocked(args.onRange ?? fn()).mock.lastCall ?? [];
      await expect(first).toBeGreaterThan(90_030);
    });
    await waitFor(() => expectStacked(canvas));
  },
};

/**
 * On most phones a rem is no whole number of pixels. What is measured is rounded, and a list that thought otherwise would add
 * up all its heights anew with each row that comes into sight: then its own height would change as well.
 */
export const FractionsOfAPixel: Story = {
  parameters: { pictures: 'none' },
  beforeEach: async () => {
    const root = document.documentElement;
    const { style } = root;
    const before = style.fontSize;
    // 2.75 rem are 44.22 pixels, as on a phone of 390. Under less motion even a size of text goes over to the new one.
    style.fontSize = '16.08px';
    await waitFor(() => expect(getComputedStyle(root).fontSize).toBe('16.08px'));
    return async () => {
      style.fontSize = before;
      // The next story would begin with it.
      await waitFor(() => expect(getComputedStyle(root).fontSize).not.toBe('16.08px'));
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('cell', { name: '1,000' })).toBeVisible();
    const box = boxOf(canvasElement);
    const listHeight = () => canvasElement.querySelector('[data-index]')?.parentElement?.offsetHeight;
    const before = listHeight();
    await expect(before).toBeGreaterThan(44 * 100_000);
    box.scrollTop = 4_400;
    await expect(await canvas.findByRole('cell', { name: '1,100' })).toBeVisible();
    await expect(listHeight()).toBe(before);
  },
};

function Growing(props: EndlessListProps) {
  const [above, setAbove] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAbove(above + 50)}>
        Fifty rows arrive above
      </button>
      <EndlessList
        {...props}
        count={1_000 + above}
        keyOf={(index) => `row ${index - above}`}
        row={(index) => props.row(index - above)}
      />
    </>
  );
}

/** Where the row with a deposit of 1,231 stands once nothing has moved it for six frames. */
async function restOf(canvas: ReturnType<typeof within>): Promise<number> {
  let top = 0;
  await waitFor(
    async () => {
      const cell = canvas.getByRole('cell', { name: '1,231' });
      const tops = new Set<number>();
      for (let frame = 0; frame < 6; frame += 1) {
        await new Promise(requestAnimationFrame);
        top = cell.closest('[role="row"]')?.getBoundingClientRect().top ?? 0;
        tops.add(top);
      }
      await expect(tops.size).toBe(1);
      // A row that left the page while it was looked at has no place.
      await expect(cell).toBeInTheDocument();
    },
    { timeout: 10_000 },
  );
  return top;
}

const fiftyArrive = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  const before = await restOf(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Fifty rows arrive above' }));
  const after = await restOf(canvas);
  await expect(Math.abs(after - before)).toBeLessThan(2);
};

/** Rows that arrive above do not move what one reads. */
export const KeepsItsPlace: Story = {
  parameters: { pictures: 'none' },
  render: (args) => <Growing {...args} />,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await canvas.findByRole('cell', { name: '1,000' });
    boxOf(canvasElement).scrollTop = 10_010;
    await canvas.findByRole('cell', { name: '1,231' });
    await fiftyArrive(context);
  },
};

/** The same where rows are higher than was thought, as with large text: what is drawn anew is measured, and what one reads stays. */
export const KeepsItsPlaceAmongHighRows: Story = {
  args: { jump: { index: 230 }, row: highRowOf },
  parameters: { pictures: 'none' },
  render: (args) => <Growing {...args} />,
  play: async (context) => {
    await context.canvas.findByRole('cell', { name: '1,231' });
    await fiftyArrive(context);
    await fiftyArrive(context);
  },
};

const machineOf: EndlessListProps['row'] = (index) => <div style={{ padding: 12 }}>Machine {index + 1}</div>;
const machines = {
  label: 'Machines',
  columns: undefined,
  count: 12,
  row: machineOf,
};

/** Rows of any shape; the end is near, so more is asked for: at most once per 350 ms. */
export const More: Story = {
  args: { ...machines, end: 'more' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('Machine 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '12');
    const box = within(canvasElement).getByRole('group', { name: 'Machines' });
    box.scrollTop = box.scrollHeight;
    await waitFor(async () => {
      storyClock.pass(10);
      await expect(args.onReachEnd).toHaveBeenCalledTimes(1);
    });
  },
};

export const Loading: Story = {
  args: { ...machines, count: 3, end: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading more')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { ...machines, count: 3, end: 'failed', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A list that is the page scrolls with it. */
export const WithThePage: Story = {
  args: { ...machines, count: 5_000, scroll: 'page' },
  parameters: { pictures: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Machine 1')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(350);
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('Machine 5000')).toBeVisible();
    scrollTo(0, 0);
  },
};
