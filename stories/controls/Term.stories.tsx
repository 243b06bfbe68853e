import { Term, TermMeanings, type TermId } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Stands for the app's glossary. */
const meaning = (id: TermId) =>
  id === 'settler' ? 'Whose line your synthesis counts for. You can change it.' : id;

const meta = {
  title: 'controls/Term',
  component: Term,
  args: { id: 'settler', children: 'settler' },
  render: (args) => (
    <p style={{ paddingTop: 120 }}>
      Your <Term {...args} /> is named here.
    </p>
  ),
} satisfies Meta<typeof Term>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where meanings are known, the word is a button. Tab reaches it, Enter opens it. */
export const Explained: Story = {
  decorators: [
    (Story) => (
      <TermMeanings meaning={meaning}>
        <Story />
      </TermMeanings>
    ),
  ],
  parameters: { pictures: { clip: 'screen' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'settler', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const words = await screen.findByRole('dialog', { name: 'settler' });
    await waitFor(() =>
      expect(within(words).getByText(/Whose line your synthesis counts for/)).toBeVisible(),
    );
  },
};

/** Without meanings it is a word like the others. */
export const Plain: Story = {
  parameters: { pictures: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your settler is named here/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
