import { routeTable } from '@amswap/app';
import { shippedWorld } from '@amswap/world/shipped';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmPlan, connectGuest, type FlowSetting, flowMeta, shownFlow } from './tourFlow.tsx';
import { pressable } from '../pressable.ts';

const meta = { title: 'flows/people', ...flowMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { accounts } = shippedWorld;
const flow = (setting: FlowSetting) => ({ flow: setting });
/** The fourth account of the test phrase that every local chain knows. */
const founder = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const at = (address: string): string => address.slice(-4);

/** Somebody opens the referrer's link, registers, and has a link of their own: on the poster stands that it is a simulation. */
export const RegisteredByLink: Story = {
  parameters: flow({
    as: 'buyer',
    address: `https://amswap.test.example/?ref=${accounts.referrer.address}#/`,
  }),
  async play({ canvas, step }) {
    await step('connect as the buyer, who is no member', async () => connectGuest(canvas));
    await step('register under the one of the link', async () => {
      await shownFlow().goTo('register');
      const field = await canvas.findByRole('textbox', { name: 'Referrer wallet address' });
      await waitFor(() => expect(field).toHaveValue(accounts.referrer.address));
      await expect(await canvas.findByText('Your link names this referrer.')).toBeVisible();
      const form = within(canvas.getByRole('region', { name: 'Register' }));
      await userEvent.click(await form.findByRole('button', { name: 'Register' }));
      await confirmPlan('Register', 'first');
      await expect(await screen.findByText('Registration successful')).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { name: 'You are a member already' })).toBeVisible();
    });
    await step('their own link, and a poster marked as a simulation', async () => {
      await shownFlow().goTo('myLink');
      const card = within(await canvas.findByRole('region', { name: 'Referral link' }));
      await expect(card.getByText(new RegExp(`ref=${accounts.buyer.address}$`))).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: 'Poster' }));
      await waitFor(() => expect(screen.getByRole('img', { name: /across it: simulation/i })).toBeVisible());
    });
  },
};

/** The settler is changed to the founder, and could be changed again. */
export const SettlerChanged: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    await step('name another settler', async () => {
      await shownFlow().goTo('changeSettler');
      const field = await canvas.findByRole('textbox', { name: 'Settler wallet address' });
      await userEvent.type(field, founder);
      const button = await canvas.findByRole('button', { name: 'Change settler' });
      await pressable(button);
      await userEvent.click(button);
      await confirmPlan('Change the settler', 'first');
      await expect(await screen.findByText('Change successful')).toBeInTheDocument();
    });
    await step('the relations say so', async () => {
      await shownFlow().goTo('myLink');
      const relations = await canvas.findByRole('region', { name: 'Your relations' });
      await waitFor(() => expect(relations).toHaveTextContent(at(founder)));
    });
  },
};

/** Who is no member is led from the own link to the choice, and both ways lead on. */
export const BindOrRegister: Story = {
  parameters: flow({ as: 'buyer' }),
  async play({ canvas, step }) {
    await step('connect as the buyer, who is no member', async () => connectGuest(canvas));
    await step('from my links to the choice', async () => {
      await shownFlow().goTo('myLink');
      await userEvent.click(await canvas.findByRole('link', { name: 'Bind or register' }));
      await waitFor(() => expect(shownFlow().path()).toBe(routeTable.bindOrRegister.path));
    });
    await step('bind an account', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Bind an account/ }));
      await expect(await canvas.findByRole('textbox', { name: 'Account' })).toBeVisible();
    });
    await step('back, and register: without a link under the founder, told so', async () => {
      shownFlow().back();
      await userEvent.click(await canvas.findByRole('link', { name: /^Register/ }));
      await expect(await canvas.findByText(/without a referral link/)).toBeVisible();
      const field = await canvas.findByRole('textbox', { name: 'Referrer wallet address' });
      await waitFor(() => expect(field).toHaveValue(founder));
    });
  },
};
