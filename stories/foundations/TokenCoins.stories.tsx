import { AmountText, type CoinKind, text, TokenCoin, vars } from '@amswap/ui';
import { tokenIds } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const kinds: readonly CoinKind[] = [...tokenIds, 'reward', 'native'];
const names: Readonly<Partial<Record<CoinKind, string>>> = { reward: 'Reward balance', native: 'BNB' };

const meta = {
  title: 'foundations/TokenCoins',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A disc and a letter for each token, the reward balance and the chain's own currency; the colour is never alone. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {kinds.map((coin) => (
        <li key={coin} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <TokenCoin coin={coin} />
          <TokenCoin coin={coin} size="small" />
          <span className={text.strong} style={{ flex: 1 }}>
            {names[coin] ?? coin}
          </span>
          <span style={{ color: vars.colour.ink2 }}>
            <AmountText
              amount={{ value: 1_204_180_700_000_000_000_000n, decimals: 18, symbol: names[coin] ?? coin }}
            />
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length);
  },
};
