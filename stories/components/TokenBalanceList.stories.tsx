import { TokenBalanceList, type TokenBalanceRowProps } from '@amswap/ui';
import { tokenIds } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hugeAmount, tokens } from './sampleFigures.ts';

const amounts = {
  ACB: '12840.5502',
  MV: '3120',
  X: '884.129',
  USDT: '1204.18',
  WXB: '46.2',
  LBT: '0',
  FTB: '9300',
} as const;

const notes: Partial<Record<string, TokenBalanceRowProps['note']>> = {
  ACB: { kind: 'worth', amount: tokens('25681', 'USDT') },
  X: { kind: 'authorised', amount: tokens('96.412'), spender: 'main contract' },
  FTB: { kind: 'unlimited', spender: 'main contract' },
};

const typical: readonly TokenBalanceRowProps[] = [
  ...tokenIds.map(
    (id): TokenBalanceRowProps => ({
      coin: id,
      name: id,
      balance: { kind: 'known', amount: tokens(amounts[id]) },
      note: notes[id] ?? { kind: 'notAuthorised' },
    }),
  ),
  {
    coin: 'reward',
    name: 'Reward balance',
    balance: { kind: 'known', amount: tokens('310.5') },
    note: { kind: 'owed' },
  },
  {
    coin: 'native',
    name: 'BNB',
    balance: { kind: 'known', amount: tokens('0.08412') },
    note: { kind: 'fees' },
  },
];

const every = (change: Partial<TokenBalanceRowProps>) => typical.map((row) => ({ ...row, ...change }));

const meta = {
  title: 'components/TokenBalanceList',
  component: TokenBalanceList,
  args: { rows: typical },
} satisfies Meta<typeof TokenBalanceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  parameters: { pictures: { desktop: true, locales: ['zh-Hans'] } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    // What is copied from a row goes back into any amount field.
    const shown = canvas.getByText('12,840.5502');
    const copied = new DataTransfer();
    shown.dispatchEvent(
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: copied }),
    );
    await expect(copied.getData('text/plain')).toBe('12840.5502');
  },
};

export const EverythingZero: Story = {
  args: { rows: every({ balance: { kind: 'known', amount: tokens('0') }, note: { kind: 'notAuthorised' } }) },
};

export const EverythingHuge: Story = {
  args: { rows: every({ balance: { kind: 'known', amount: { ...hugeAmount, symbol: undefined } } }) },
};

export const Loading: Story = { args: { rows: every({ balance: { kind: 'loading' } }) } };

export const NoAccount: Story = {
  args: { rows: every({ balance: { kind: 'missing' }, note: { kind: 'none' } }) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('img', { name: 'not known' })).toHaveLength(9);
  },
};
