import { accountIn, founder, madeUpAddress, member, neighbour } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';
import type { PageSetting } from './openPage.ts';

const meta = { title: 'pages/register', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'register';
type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Referrer wallet address' });

/** A newcomer who opened somebody's link; the neighbour is a member. */
const linked = (ref: string): PageSetting => ({
  route,
  world: 'newcomer',
  address: `https://amswap.test.example/?ref=${ref}`,
  change: ({ state }) => {
    accountIn(state, neighbour).member.joinedAt = 1_790_000_000n;
  },
});

export const Typical: Story = {
  parameters: pageOf(linked(neighbour)),
  async play({ canvas, canvasElement }) {
    await waitFor(async () => expect(await field(canvas)).toHaveValue(neighbour));
    await expect(await canvas.findByText('Your link names this referrer.')).toBeVisible();
    await expect(await canvas.findByText(/10% of what your power is worth.*5% · 3% · 2%/)).toBeVisible();
    await expect(await canvas.findByText('You are bound for good to')).toBeVisible();
    await settled(canvasElement);
  },
};

export const WithoutLink: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas, canvasElement }) {
    await waitFor(async () => expect(await field(canvas)).toHaveValue(founder));
    await expect(await canvas.findByText(/without a referral link/)).toBeVisible();
    await settled(canvasElement);
  },
};

/** Without a wallet one sees to whom one would be bound. */
export const NoWallet: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeEnabled();
    await waitFor(async () => expect(await field(canvas)).toHaveValue(founder));
  },
};

export const Loading: Story = {
  parameters: { ...pageOf({ route, world: 'newcomer', node: 'silent' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Register' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const AlreadyMember: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'You are a member already' })).toBeVisible();
    await settled(canvasElement);
  },
};

/** B44: a link's referrer who is no member is not used, and said so. */
export const LinkOfAStranger: Story = {
  parameters: { ...pageOf(linked(madeUpAddress(0xd0_00_01))), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/in your link is no member/)).toBeVisible();
    await waitFor(async () => expect(await field(canvas)).toHaveValue(founder));
  },
};

/** B44: one's own link. */
export const OwnLink: Story = {
  parameters: { ...pageOf(linked(member)), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The link is your own/)).toBeVisible();
  },
};

/** B44: a link whose referrer is no address. */
export const UnreadableLink: Story = {
  parameters: { ...pageOf(linked('vitalik.eth')), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/in your link is no address/)).toBeVisible();
  },
};

/** Another one can be chosen until it is sent. */
export const Changed: Story = {
  parameters: pageOf(linked(neighbour)),
  async play({ canvas, canvasElement, step }) {
    const input = await field(canvas);
    const say = async (text: string, words: RegExp): Promise<void> => {
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
      await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
      await expect(await canvas.findByText(words)).toBeVisible();
    };
    await step('nothing', () => say('', /please fill it in/));
    await step('no address', () => say('0x12', /^Incorrect format$/));
    await step('oneself', () => say(member, /your own address/));
    await step('a stranger', () => say(madeUpAddress(0xd0_00_01), /nobody can join under it/));
    await step('the founder, by a press', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Join under the founder' }));
      await waitFor(() => expect(input).toHaveValue(founder));
      await expect(await canvas.findByText('Typed by you.')).toBeVisible();
    });
    await settled(canvasElement);
  },
};

export const Registered: Story = {
  parameters: { ...pageOf(linked(neighbour)), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    const body = within(document.body);
    const plan = await body.findByRole('dialog', { name: 'Register' });
    await userEvent.click(await within(plan).findByRole('button', { name: 'Confirm in wallet' }));
    await userEvent.click(await body.findByRole('button', { name: 'I have read this' }));
    await expect(await body.findByText('Registration successful')).toBeInTheDocument();
    await expect(accountIn(shownPage().mock.state, member).member.referrer).toBe(neighbour);
    await expect(await canvas.findByRole('heading', { name: 'You are a member already' })).toBeVisible();
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
export const NodeDown: Story = inWorld(route, 'nodeDown');
