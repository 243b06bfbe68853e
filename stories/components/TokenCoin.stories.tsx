import { type CoinKind, TokenCoin } from '@amswap/ui';
import { tokenIds } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';

const kinds: readonly CoinKind[] = [...tokenIds, 'reward', 'native'];

const meta = {
  title: 'components/TokenCoin',
  component: TokenCoin,
  args: { coin: 'ACB' },
} satisfies Meta<typeof TokenCoin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: ({ size }) => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {kinds.map((coin) => (
        <TokenCoin key={coin} coin={coin} {...(size ? { size } : {})} />
      ))}
    </div>
  ),
};
export const Small: Story = { ...All, args: { size: 'small' } };
