import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta = {
  title: 'docs/UnforeseenRequest',
  parameters: { pictures: 'none', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * What every page story is held to: a request that no handler of its chain answers is told on the console as an error, and
 * an error on the console fails the story. Only this one may, because it asks on purpose.
 */
export const IsAnError: Story = {
  parameters: { allowedErrors: [/elsewhere\.example/, /Failed to (fetch|load resource)/] },
  render: () => <p>Asks https://elsewhere.example/, which nobody foresaw.</p>,
  play: async () => {
    const told = spyOn(console, 'error');
    await expect(fetch('https://elsewhere.example/figures')).rejects.toThrow();
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(expect.stringContaining('https://elsewhere.example/figures')),
    );
  },
};
