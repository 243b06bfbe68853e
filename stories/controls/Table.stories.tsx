import { Table, type TableColumn } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

interface Kind {
  readonly name: string;
  readonly received: string;
  readonly waiting: string;
}

const rows: readonly Kind[] = [
  { name: 'Machine revenue', received: '4,180.40', waiting: '553.92' },
  { name: 'Dynamic revenue', received: '1,022.75', waiting: '289.00' },
];
const columns: readonly TableColumn<Kind>[] = [
  { id: 'name', head: 'Kind', role: 'name', cell: ({ name }) => name },
  { id: 'received', head: 'Received', align: 'end', cell: ({ received }) => received },
  { id: 'waiting', head: 'Waiting', align: 'end', cell: ({ waiting }) => waiting },
];

const meta = {
  title: 'controls/Table',
  component: Table<Kind>,
  args: { label: 'Revenue by kind', columns, rows, keyOf: ({ name }) => name },
} satisfies Meta<typeof Table<Kind>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell is heard with its row's name and its column's head; a table that fits is no stop of the keyboard. */
export const Fits: Story = {
  args: { stateOf: ({ name }) => (name.startsWith('Dynamic') ? 'marked' : 'plain') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Revenue by kind' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Machine revenue' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(document.body).toHaveFocus());
  },
};

/** Wider than its place: it scrolls, by the keyboard as well, and the page does not. */
export const Scrolls: Story = {
  args: {
    columns: [
      ...columns,
      ...['a', 'b', 'c', 'd'].map(
        (id): TableColumn<Kind> => ({
          id,
          head: `Preaching gold ${id}`,
          align: 'end',
          cell: () => '1,204.1807',
        }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const stop = await canvas.findByRole('group', { name: 'Revenue by kind' });
    await userEvent.tab();
    await waitFor(() => expect(stop).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = {
  args: { rows: [], empty: 'Nothing was received yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was received yet.')).toBeVisible();
  },
};
