import {
  accountIn,
  founder,
  madeUpAddress,
  mainRefusal,
  member,
  neighbour,
  testDeployment,
} from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/changeSettler', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'changeSettler';
type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Settler wallet address' });
const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Change settler' }));
const circle = mainRefusal('SettlerCircle', [member, neighbour]);

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    const now = await canvas.findByRole('region', { name: 'Your settler' });
    await expect(now).toHaveTextContent(founder.slice(-4));
    await userEvent.type(await field(canvas), neighbour);
    await expect(await canvas.findByRole('button', { name: 'Change settler' })).toBeEnabled();
    await settled(canvasElement);
  },
};

export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { ...pageOf({ route, world: 'typical', node: 'silent' }), pictures: 'none' },
  async play({ canvas }) {
    const card = await canvas.findByRole('region', { name: 'Change settler' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
  },
};

export const Newcomer: Story = {
  parameters: { ...pageOf({ route, world: 'newcomer' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Register first' })).toBeVisible();
  },
};

/** What the guard says, one after the other. */
export const Refused: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement, step }) {
    const input = await field(canvas);
    const say = async (text: string, words: RegExp): Promise<void> => {
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
      await press(canvas);
      await expect(await canvas.findByText(words)).toBeVisible();
    };
    await step('nothing', () => say('', /please fill it in/));
    await step('oneself', () => say(member, /your own address/));
    await step('nobody', () => say(`0x${'0'.repeat(40)}`, /Nobody owns/));
    await step('the present one', () => say(founder, /your settler already/));
    await step('a stranger', () => say(madeUpAddress(0xd0_00_01), /is no member/));
    await step('a contract', () => say(testDeployment.contracts.main, /A contract stands/));
    await step('no address', () => say('vitalik.eth', /^Incorrect format$/));
    await settled(canvasElement);
  },
};

/** The contract's preview finds the circle before the wallet is asked. */
export const Circle: Story = {
  parameters: pageOf({
    route,
    world: 'typical',
    change: ({ state }) => {
      state.refusal = circle;
    },
  }),
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.type(await field(canvas), neighbour);
    await waitFor(async () => press(canvas));
    const plan = await within(document.body).findByRole('dialog', { name: 'Change the settler' });
    await waitFor(() =>
      expect(within(plan).getByRole('status')).toHaveTextContent(/make the settler line a circle/),
    );
    await expect(within(plan).getByRole('button', { name: 'Not possible now' })).toBeDisabled();
  },
};

export const Changed: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.type(await field(canvas), neighbour);
    await press(canvas);
    const body = within(document.body);
    const plan = await body.findByRole('dialog', { name: 'Change the settler' });
    await userEvent.click(await within(plan).findByRole('button', { name: 'Confirm in wallet' }));
    await userEvent.click(await body.findByRole('button', { name: 'I have read this' }));
    await expect(await body.findByText('Change successful')).toBeInTheDocument();
    await expect(accountIn(shownPage().mock.state, member).member.settler).toBe(neighbour);
    await waitFor(async () =>
      expect(await canvas.findByRole('region', { name: 'Your settler' })).toHaveTextContent(
        neighbour.slice(-4),
      ),
    );
    await waitFor(async () => expect(await field(canvas)).toHaveValue(''));
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
export const NodeDown: Story = inWorld(route, 'nodeDown');
