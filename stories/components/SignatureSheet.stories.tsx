import { AmountText } from '@amswap/ui';
import { SignatureSheet } from '@amswap/ui/signature-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { addresses, tokens } from './sampleFigures.ts';

const meta = {
  title: 'components/SignatureSheet',
  component: SignatureSheet,
  args: {
    open: true,
    account: { name: 'member', address: addresses.own },
    request: {
      kind: 'transaction',
      name: 'Authorise',
      to: { name: 'X token', address: addresses.third },
      figures: [
        { id: 'spender', name: 'Spender', value: 'main contract' },
        { id: 'amount', name: 'Amount, at most', value: <AmountText amount={tokens('96.412', 'X')} /> },
        {
          id: 'fee',
          name: 'Fee, estimated',
          value: <AmountText amount={tokens('0.00021', 'BNB')} digits={{ significant: 2 }} />,
        },
      ],
      data: `0x095ea7b3${'0'.repeat(24)}a51c1fc2f0d1a1b8496ed1fe312d7c3a78ebe3c0${'0'.repeat(47)}539fbb7a2c9c40000`,
    },
    onApprove: fn(),
    onRefuse: fn(),
  },
  parameters: { pictures: { clip: 'screen' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignatureSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transaction: Story = {
  parameters: { pictures: { clip: 'screen', locales: ['zh-Hans'] } },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};

/** Closing it is refusing. */
export const RefusedByEscape: Story = {
  parameters: { pictures: 'none' },
  async play({ args }) {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledOnce());
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const Connect: Story = { args: { request: { kind: 'connect' } } };

export const Message: Story = {
  args: {
    request: {
      kind: 'message',
      text: 'amswap.example wants you to sign in with your account:\n0x71C7…976F\n\nNonce: 8F3k2',
    },
  },
};
