import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { approve, connectGuest, flowMeta, sheetNamed, shownFlow } from './tourFlow.tsx';

const meta = { title: 'flows/synthesis', ...flowMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** 40 power paid in X through the tour's own wallet: connect, authorise exactly, synthesise, and see it recorded. */
export const FortyPowerPaidInX: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    await step('choose 40 power', async () => {
      await shownFlow().goTo('synthesiseX');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Power to synthesise' }), '40');
      await userEvent.click(await canvas.findByRole('button', { name: 'Authorise exactly 16 X' }));
    });
    await step('read the plan and the risks, and begin', async () => {
      const plan = await sheetNamed('Synthesise 40 power');
      const begin = await plan.findByRole('button', { name: 'Authorise in wallet' });
      await waitFor(() => expect(begin).toBeEnabled());
      await userEvent.click(begin);
      const risk = await screen.findByRole('button', { name: 'I have read this' });
      await userEvent.click(risk);
    });
    await step('approve both', async () => {
      await approve('Confirm the transaction?');
      await approve('Confirm the transaction?');
    });
    await step('the record appears', async () => {
      const records = within(await canvas.findByRole('region', { name: 'Synthesis record' }));
      await waitFor(() => expect(records.getAllByRole('listitem')[0]).toHaveTextContent(/40 power · X/));
    });
  },
};
