import { TokenBalanceRow } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from './sampleFigures.ts';

const meta = {
  title: 'components/TokenBalanceRow',
  component: TokenBalanceRow,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: {
    coin: 'X',
    name: 'X',
    balance: { kind: 'known', amount: tokens('884.129') },
    note: { kind: 'notAuthorised' },
  },
} satisfies Meta<typeof TokenBalanceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAuthorised: Story = {};
export const Authorised: Story = {
  args: { note: { kind: 'authorised', amount: tokens('96.412'), spender: 'main contract' } },
};
export const AuthorisedWithoutLimit: Story = {
  args: { note: { kind: 'unlimited', spender: 'main contract' } },
};
/** Less than the four digits can show is not nothing. */
export const Dust: Story = { args: { balance: { kind: 'known', amount: { value: 1n, decimals: 18 } } } };
export const Loading: Story = { args: { balance: { kind: 'loading' } } };
/** A symbol from a chain is text, whatever it says. */
export const ForeignSymbol: Story = { args: { name: '<img src=x onerror=alert(1)>' } };
