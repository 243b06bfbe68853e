import { IconButton } from '@amswap/ui';
import { Tooltip } from '@amswap/ui/tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'controls/Tooltip',
  component: Tooltip,
  args: {
    words: 'Reads the figures again from the node',
    children: <IconButton label="Read again" icon={<RefreshCw size={20} />} />,
  },
  render: (args) => (
    <div style={{ padding: '64px 0 8px', textAlign: 'center' }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard brings it at once, Escape takes it away; a screen reader hears it as a description either way. */
export const Shown: Story = {
  parameters: { pictures: { clip: 'screen' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Read again' });
    await expect(button).toHaveAccessibleDescription('Reads the figures again from the node');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
