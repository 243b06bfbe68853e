import { CopyButton, DiagnosticsRows } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const hash = '0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const meta = {
  title: 'components/DiagnosticsRows',
  component: DiagnosticsRows,
  args: {
    rows: [
      { id: 'chain', name: 'Chain', value: '56 · BNB Chain', state: 'good' },
      {
        id: 'main',
        name: 'Code at main',
        value: hash,
        state: 'differs',
        note: 'The configuration expects another hash; writes are stopped.',
        action: <CopyButton label="Copy the hash" text={hash} />,
      },
      {
        id: 'node',
        name: 'Node',
        value: 'https://rpc.example',
        state: 'failed',
        note: 'No answer within 60 s.',
      },
      { id: 'second', name: 'Second node', value: '…', state: 'checking' },
      { id: 'storage', name: 'Storage', value: '4 entries', state: 'unchecked' },
    ],
  },
} satisfies Meta<typeof DiagnosticsRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('differs')).toBeVisible();
    await expect(canvas.getByText('as expected')).toBeVisible();
    await expect(canvas.getByText('No answer within 60 s.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the hash' })).toBeVisible();
  },
};
