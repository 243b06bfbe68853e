import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { approve, connectGuest, flowMeta, sheetNamed, shownFlow } from './tourFlow.tsx';
import { pressable } from '../pressable.ts';

const meta = { title: 'flows/sale', ...flowMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** 20 MV are listed for sale, stand last in the ranking, and are taken out again. */
export const ListedAndTakenOut: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    await step('list 20 MV', async () => {
      await shownFlow().goTo('exchangeMv');
      await userEvent.click(await canvas.findByRole('tab', { name: 'List MV for sale' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'MV to list' }), '20');
      await userEvent.click(await canvas.findByRole('button', { name: 'Authorise exactly 20 MV' }));
      const plan = await sheetNamed('List 20 MV for sale');
      const begin = await plan.findByRole('button', { name: 'Authorise in wallet' });
      await pressable(begin);
      await userEvent.click(begin);
      await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
      await approve('Confirm the transaction?');
      await approve('Confirm the transaction?');
    });
    await step('see it among the own orders', async () => {
      await shownFlow().goTo('saleList');
      await userEvent.click(await canvas.findByRole('tab', { name: /^My orders \(/ }));
      const takeOut = await canvas.findByRole('button', { name: 'Take out 20 MV' });
      await pressable(takeOut);
      await userEvent.click(takeOut);
    });
    await step('take it out', async () => {
      const plan = within(await screen.findByRole('dialog', { name: /^Take out order no\./ }));
      const confirm = await plan.findByRole('button', { name: 'Confirm in wallet' });
      await pressable(confirm);
      await userEvent.click(confirm);
      await approve('Confirm the transaction?');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take out 20 MV' })).toBeNull());
    });
  },
};
