import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { approve, connectGuest, flowMeta, sheetNamed, shownFlow } from './tourFlow.tsx';
import { pressable } from '../pressable.ts';

const meta = { title: 'flows/exchange', ...flowMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** An exchange as a visitor makes it. */
interface Exchanged {
  readonly route: Parameters<ReturnType<typeof shownFlow>['goTo']>[0];
  /** Chosen first, where a page has two. */
  readonly tab?: string;
  readonly field: string;
  readonly amount: string;
  readonly button: string;
  readonly plan: string;
  /** How often the wallet asks. */
  readonly prompts: 1 | 2;
}

const exchanges: readonly Exchanged[] = [
  {
    route: 'exchangeMvToX',
    field: 'MV to exchange',
    amount: '10',
    button: 'Authorise exactly 10 MV',
    plan: 'Exchange 10 MV for X',
    prompts: 2,
  },
  {
    route: 'exchangeWxbToX',
    field: 'WXB to exchange',
    amount: '10',
    button: 'Authorise exactly 10 WXB',
    plan: 'Exchange 10 WXB for X',
    prompts: 2,
  },
  {
    route: 'exchangeAcb',
    field: 'Reward balance to exchange',
    amount: '1',
    button: 'Exchange',
    plan: 'Exchange 1 of the reward balance to ACB',
    prompts: 1,
  },
  {
    route: 'exchangeAcb',
    tab: 'MV',
    field: 'MV to exchange',
    amount: '0.1',
    button: 'Authorise exactly 0.1 MV',
    plan: 'Exchange 0.1 MV for ACB',
    prompts: 2,
  },
  {
    route: 'buyAcb',
    field: 'USDT to pay',
    amount: '25',
    button: 'Authorise exactly 25 USDT',
    plan: 'Buy ACB for 25 USDT',
    prompts: 2,
  },
];

/** The risks are read before the first of them. */
async function exchange(canvas: Canvas, given: Exchanged, risk: 'first' | 'read'): Promise<void> {
  const { route, tab, field, amount, button, plan, prompts } = given;
  await shownFlow().goTo(route);
  if (tab !== undefined) await userEvent.click(await canvas.findByRole('tab', { name: tab }));
  const box = await canvas.findByRole('textbox', { name: field });
  await userEvent.type(box, amount);
  const act = await canvas.findByRole('button', { name: button });
  await pressable(act);
  await userEvent.click(act);
  const sheet = await sheetNamed(plan);
  const begin = await sheet.findByRole('button', { name: /^(Authorise|Confirm) in wallet$/ });
  await pressable(begin);
  await userEvent.click(begin);
  if (risk === 'first')
    await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
  for (let prompt = 0; prompt < prompts; prompt++) await approve('Confirm the transaction?');
  // What was typed goes when all of it is done.
  await waitFor(() => expect(canvas.getByRole('textbox', { name: field })).toHaveValue(''));
}

/** Each exchange at a fixed rate, and ACB bought with USDT, one after the other. */
export const EveryExchange: Story = {
  async play({ canvas, step }) {
    await step('connect the guest wallet', async () => connectGuest(canvas));
    for (const [place, each] of exchanges.entries())
      await step(each.plan, async () => exchange(canvas, each, place === 0 ? 'first' : 'read'));
  },
};
