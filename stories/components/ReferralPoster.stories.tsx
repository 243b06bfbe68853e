import { ReferralPoster } from '@amswap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const poster = {
  link: `https://amswap.example/app/?ref=${address}`,
  headline: 'Register under this address',
  address,
  note: 'Whoever registers with this link is bound to this address for good.',
};

const meta = {
  title: 'components/ReferralPoster',
  component: ReferralPoster,
  args: { poster, onSave: fn() },
} satisfies Meta<typeof ReferralPoster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is drawn. */
async function drawn(canvas: ReturnType<typeof within>): Promise<void> {
  const picture = await canvas.findByRole('img', { name: /^Poster with your address/ });
  await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(900));
}

export const Picture: Story = {
  async play({ canvas, args }) {
    await drawn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the picture' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringMatching(/^data:image\/png;base64,/));
  },
};

/** Of the tour: no cut of it passes for the real thing. */
export const Simulation: Story = {
  args: { poster: { ...poster, simulation: 'simulation' } },
  play: async ({ canvas }) => drawn(canvas),
};
