import { Tabs, type TabsProps } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

function Held(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (id: string) => {
    setValue(id);
    props.onChange(id);
  };
  return (
    <Tabs {...props} value={value} onChange={change}>
      What belongs to {value}
    </Tabs>
  );
}

const meta = {
  title: 'controls/Tabs',
  component: Tabs<string>,
  args: {
    label: 'What to list',
    tabs: [
      { id: 'ranking', label: 'Ranking' },
      { id: 'orders', label: 'My orders (2)' },
    ],
    value: 'ranking',
    onChange: fn(),
    children: undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel bears its tab's name, and each tab points to the panel. */
export const Typical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'Ranking' });
    await expect(canvas.getByRole('tab', { name: 'Ranking' })).toHaveAttribute('aria-controls', panel.id);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'My orders (2)' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('orders');
    await expect(canvas.getByRole('tabpanel', { name: 'My orders (2)' })).toHaveTextContent('orders');
  },
};
