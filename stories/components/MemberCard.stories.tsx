import { MemberCard } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyClock } from '../../.storybook/storyClock.ts';

const figures = [
  { id: 'power', name: 'Current merged power', value: '1,860' },
  { id: 'team', name: 'Team performance', value: '25,400' },
];

const meta = {
  title: 'components/MemberCard',
  component: MemberCard,
  args: {
    label: 'Your levels',
    member: {
      sLevel: { name: 'S level', level: 3 },
      vipLevel: { name: 'VIP level', level: 2 },
      figures,
    },
  },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region')).toHaveTextContent(/S levelS3VIP levelVIP 2/);
  },
};

/** The VIP level is reckoned anew at 00:00 UTC. */
export const WithRefresh: Story = {
  render: (args) => (
    <MemberCard
      {...args}
      member={{
        sLevel: { name: 'S level', level: 0 },
        vipLevel: { name: 'VIP level', level: 1 },
        vipRefresh: { kind: 'running', endsAt: storyClock.now() + 27_130_000, length: 86_400_000 },
        figures,
      }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('7:32:10');
    await expect(canvas.getByText('none yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { member: undefined } };
