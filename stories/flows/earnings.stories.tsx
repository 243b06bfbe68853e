import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { confirmPlan, connectGuest, flowMeta, shownFlow } from './tourFlow.tsx';
import { pressable } from '../pressable.ts';

const meta = { title: 'flows/earnings', ...flowMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const ready = /^Claim [\d.,]+ ACB$/;

/** The claim button of the page, as soon as it says an amount. */
async function pressClaim(canvas: Canvas): Promise<void> {
  const button = await canvas.findByRole('button', { name: ready });
  await pressable(button);
  await userEvent.click(button);
}

/** One kind is claimed; after the wait that the contract asks for, all the others. */
export const OneKindThenAll: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    await step('claim dynamic revenue alone', async () => {
      await shownFlow().goTo('myProfile');
      await userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: 'What to claim' }),
        'dynamic',
      );
      await pressClaim(canvas);
      await confirmPlan('Claim one kind of revenue', 'first');
      await expect(await screen.findByText('Claim successful')).toBeInTheDocument();
      await expect(await canvas.findByRole('button', { name: 'Nothing to claim' })).toBeDisabled();
    });
    await step('claim the others once the wait is over', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What to claim' }), 'all');
      await shownFlow().tour.skip('tenMinutes');
      await pressClaim(canvas);
      await confirmPlan('Claim all revenue', 'read');
      await waitFor(() => expect(screen.getAllByText('Claim successful').length).toBeGreaterThan(0));
    });
  },
};

/** Claim and exchange as one plan: the reward balance is empty afterwards. */
export const MovedToWallet: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    await step('move everything', async () => {
      await shownFlow().goTo('myProfile');
      const button = await canvas.findByRole('button', { name: 'Move to wallet' });
      await pressable(button);
      await userEvent.click(button);
      await confirmPlan('Move to wallet', 'first');
      await expect(await screen.findByText('Moved to your wallet')).toBeInTheDocument();
    });
  },
};
