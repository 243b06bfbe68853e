import { TermExplainer } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'controls/TermPopover',
  component: TermExplainer,
  args: {
    term: 'settler',
    title: 'What a settler is',
    children: 'The address that claims are paid to. You choose it; it can be changed.',
  },
  render: (args) => (
    <p style={{ paddingTop: 140 }}>
      Claims go to your <TermExplainer {...args} />.
    </p>
  ),
  parameters: { pictures: { clip: 'screen' } },
} satisfies Meta<typeof TermExplainer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headline and words are its name and description; Escape brings the focus back to the word. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByRole('button', { name: 'settler' });
    await userEvent.click(word);
    const box = await screen.findByRole('dialog', { name: 'What a settler is' });
    await waitFor(() => expect(box).toBeVisible());
    await expect(box).toHaveAccessibleDescription(/^The address that claims are paid to/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(word).toHaveFocus());
    await userEvent.click(word);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** At the edge of the screen it moves inwards, and stays whole. */
export const AtTheEdge: Story = {
  render: (args) => (
    <p style={{ paddingTop: 140, textAlign: 'end' }}>
      <TermExplainer {...args} />
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'settler' }));
    const box = await screen.findByRole('dialog');
    await waitFor(() => expect(box).toBeVisible());
    await waitFor(async () => {
      const { left, right } = box.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
};
