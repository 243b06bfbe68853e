import { TransactionTray } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSeconds } from './sampleFigures.ts';

const pending = { id: 'a', title: 'Authorise 96.412 X', phase: 'confirming', at: inSeconds(-8) } as const;
const done = { id: 'b', title: 'Claim · 1,204.1807 ACB', phase: 'confirmed', at: inSeconds(-190) } as const;

const meta = {
  title: 'components/TransactionTray',
  component: TransactionTray,
  args: { transactions: [pending, done], journalHref: '#/journal' },
} satisfies Meta<typeof TransactionTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOnItsWay: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '1 transaction on its way' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Open: Story = {
  async play({ canvas }) {
    const toggle = canvas.getByRole('button', { name: /on its way/ });
    await userEvent.click(toggle);
    await expect(canvas.getByText('Claim · 1,204.1807 ACB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All transactions' })).toHaveAttribute('href', '#/journal');
    toggle.blur();
  },
};

export const AllEnded: Story = { args: { transactions: [done] } };

export const Nothing: Story = {
  args: { transactions: [] },
  parameters: { pictures: 'none' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
