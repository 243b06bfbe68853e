import { LinkText, TeamList } from '@amswap/ui';
import { checksumAddress } from '@amswap/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const addresses = [
  '0x8ba1f109551bd432803012645ac136ddd64dba72',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
];

const meta = {
  title: 'components/TeamList',
  component: TeamList,
  args: {
    label: 'Members that you referred',
    members: addresses.map((address, i) => ({
      address: checksumAddress(address),
      joinedAt: 1_790_000_000n + BigInt(i) * 864_000n,
      ownPerformance: 1_200n + BigInt(i),
      teamPerformance: 48_000n * BigInt(i),
      sLevel: i * 3,
    })),
    open: (address) => <LinkText href={`#${address}`}>Info</LinkText>,
  },
} satisfies Meta<typeof TeamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {
  async play({ canvas }) {
    const rows = within(canvas.getByRole('list', { name: 'Members that you referred' }));
    await expect(rows.getAllByRole('listitem')).toHaveLength(2);
    await expect(rows.getByText('S3')).toBeVisible();
  },
};
