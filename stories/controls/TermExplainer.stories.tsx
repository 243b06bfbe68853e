import { TermExplainer } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expectComesIn } from '../comesIn.ts';

const meta = {
  title: 'controls/TermExplainer',
  component: TermExplainer,
  args: {
    term: 'settler',
    children: 'Whose line your synthesis counts for. You can change it.',
  },
  render: (args) => (
    <p style={{ paddingTop: 120 }}>
      Your <TermExplainer {...args} /> is named here.
    </p>
  ),
} satisfies Meta<typeof TermExplainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'settler', expanded: false })).toHaveFocus();
  },
};

/** A tap opens it, Escape closes it, and the focus is back on the word. */
export const Open: Story = {
  parameters: { pictures: { clip: 'screen' } },
  play: async ({ canvas, userEvent }) => {
    const term = canvas.getByRole('button', { name: 'settler' });
    await expectComesIn(() => userEvent.click(term));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'settler' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(term).toHaveFocus();
    await userEvent.click(term);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'settler' })).toBeVisible());
  },
};
