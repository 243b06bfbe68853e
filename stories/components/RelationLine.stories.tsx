import { LinkText, RelationLine } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'components/RelationLine',
  component: RelationLine,
  args: {
    name: 'Superior',
    address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    children: <LinkText href="#">Info</LinkText>,
  },
} satisfies Meta<typeof RelationLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Somebody: Story = {};

export const Nobody: Story = {
  args: { address: undefined, nobody: 'none: the founder', children: undefined },
};
