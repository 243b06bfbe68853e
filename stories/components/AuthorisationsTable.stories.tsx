import { AuthorisationsTable, Card } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tokens } from './sampleFigures.ts';

const main = '0x51aA3fF3F6bA9BB3a8B8bA3C4cE6f0C6d1d4E28f';
const router = '0x10ED43C718714eb63d5aA57B78B54704E256024E';

const meta = {
  title: 'components/AuthorisationsTable',
  component: AuthorisationsTable,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    acts: 'ready',
    onLower: fn(),
    onRevoke: fn(),
    tokens: [
      {
        coin: 'X',
        symbol: 'X',
        authorisations: {
          kind: 'known',
          spenders: [
            {
              id: 'main',
              name: 'main contract',
              address: main,
              sum: { kind: 'limited', amount: tokens('96.412') },
            },
          ],
        },
      },
      {
        coin: 'USDT',
        symbol: 'USDT',
        authorisations: {
          kind: 'known',
          spenders: [
            { id: 'main', name: 'main contract', address: main, sum: { kind: 'unlimited' } },
            {
              id: 'swapRouter',
              name: 'swap router',
              address: router,
              sum: { kind: 'limited', amount: tokens('40') },
            },
          ],
        },
      },
      { coin: 'ACB', symbol: 'ACB', authorisations: { kind: 'known', spenders: [] } },
    ],
  },
} satisfies Meta<typeof AuthorisationsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralSpenders: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lower what the main contract may take of X' }));
    await expect(args.onLower).toHaveBeenCalledWith('X', 'main');
    const revoke = canvas.getByRole('button', { name: 'Revoke what the swap router may take of USDT' });
    revoke.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRevoke).toHaveBeenCalledWith('USDT', 'swapRouter');
  },
};
/** While another write is on its way. */
export const NothingToPress: Story = {
  args: { acts: 'off' },
  parameters: { pictures: 'none' },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Revoke/ })[0] ?? document.body);
    await expect(args.onRevoke).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: {
    tokens: [
      { coin: 'X', symbol: 'X', authorisations: { kind: 'loading' } },
      { coin: 'MV', symbol: 'MV', authorisations: { kind: 'loading' } },
    ],
  },
};
export const NotRead: Story = {
  args: { tokens: [{ coin: 'X', symbol: 'X', authorisations: { kind: 'missing' } }] },
};
