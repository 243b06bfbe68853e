import { Identicon } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addresses } from './sampleFigures.ts';

const meta = {
  title: 'components/Identicon',
  component: Identicon,
  args: { address: addresses.own, size: 'large' },
} satisfies Meta<typeof Identicon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  render: ({ size }) => (
    <div style={{ display: 'flex', gap: 8 }}>
      {Object.values(addresses).map((address) => (
        <Identicon key={address} address={address} {...(size ? { size } : {})} />
      ))}
    </div>
  ),
};
