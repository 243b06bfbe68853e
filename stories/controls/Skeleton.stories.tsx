import { Skeleton } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'controls/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { tenths: 6 } };
export const Figure: Story = { args: { shape: 'figure', tenths: 4 } };
export const Disc: Story = { args: { shape: 'disc' } };
export const Block: Story = { args: { shape: 'block' } };

/** A row of balances before the first answer. */
export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Skeleton shape="disc" />
      <div style={{ flex: 1, display: 'grid', gap: 8 }}>
        <Skeleton tenths={6} />
        <Skeleton tenths={3} />
      </div>
      <div style={{ width: 64 }}>
        <Skeleton />
      </div>
    </div>
  ),
};
