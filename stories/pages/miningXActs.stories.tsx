import { mainRefusal } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, pageOf, shownPage } from './pageStory.tsx';
import { holds, synthesisField as ready } from './synthesisStates.ts';

const meta = { title: 'pages/miningXActs', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'synthesiseX';

/** The price went above what the plan would accept: told before the wallet is asked. */
export const PriceMoved: Story = {
  parameters: {
    ...pageOf({
      route,
      world: 'typical',
      change: (world) => {
        holds('X', 240n, 240n)(world);
        world.state.refusal = mainRefusal('PaymentAboveMax', [20n * 10n ** 18n, 16n * 10n ** 18n]);
      },
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await userEvent.type(await ready(canvas), '40');
    await userEvent.click(await canvas.findByRole('button', { name: 'Synthesise 40 power' }));
    const plan = within(await within(document.body).findByRole('dialog', { name: 'Synthesise 40 power' }));
    await waitFor(() =>
      expect(plan.getByRole('status')).toHaveTextContent('It would cost more than the most you accept.'),
    );
    await expect(plan.getByRole('button', { name: 'Not possible now' })).toBeDisabled();
    await expect(shownPage().wallet?.count('eth_sendTransaction')).toBe(0);
  },
};

/** The language changes under a page that stays mounted: its words and figures follow. */
export const LanguageSwitched: Story = {
  parameters: { ...pageOf({ route, world: 'typical', change: holds('X', 240n) }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    const field = await ready(canvas);
    await userEvent.type(field, '40');
    const { activateLocale } = await import('../../.storybook/catalogues.ts');
    await activateLocale('zh-Hans');
    try {
      await expect(await canvas.findByRole('heading', { level: 1, name: '合成算力' })).toBeVisible();
      await expect(canvasElement).not.toHaveTextContent('You pay');
      await expect(field).toBeInTheDocument();
      await expect(field).toHaveValue('40');
    } finally {
      await activateLocale('en');
    }
  },
};

/** The switch between tokens goes by the keyboard, keeps the focus, and each page keeps what was typed. */
export const TokenSwitched: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas }) {
    await userEvent.type(await ready(canvas), '40');
    const tab = canvas.getByRole('tab', { name: 'X' });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    const usdt = await canvas.findByRole('tab', { name: 'USDT', selected: true });
    await waitFor(() => expect(usdt).toHaveFocus());
    await waitFor(() => expect(shownPage().path()).toBe('/pages/index/miningUsdt'));
    await expect(await canvas.findByRole('textbox', { name: 'Power to synthesise' })).toHaveValue('');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: 'Power to synthesise' })).toHaveValue('40'),
    );
  },
};
