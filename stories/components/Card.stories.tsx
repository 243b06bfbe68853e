import { Card } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'components/Card',
  component: Card,
  args: { label: 'My power', children: 'Everything stands on this surface.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Form: Story = {
  args: { fit: 'form', children: ['First part', 'second part'].map((words) => <p key={words}>{words}</p>) },
};
