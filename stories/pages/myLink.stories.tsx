import { accountIn, founder, member } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled } from './pageStory.tsx';

const meta = { title: 'pages/myLink', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'myLink';
const link = `https://amswap.test.example/?ref=${member}`;

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    const card = await canvas.findByRole('region', { name: 'Referral link' });
    await expect(card).toHaveTextContent(link);
    await expect(within(card).getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
    const relations = canvas.getByRole('region', { name: 'Your relations' });
    const superior = within(relations).getAllByRole('link', { name: /^Info/ })[0];
    await expect(superior).toHaveAttribute('href', `/pages/memberInfo/memberInfo?address=${founder}`);
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
    await expect(await canvas.findByRole('region', { name: 'Your relations' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Newcomer: Story = {
  parameters: pageOf({ route, world: 'newcomer' }),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/A referral link binds only to a member/)).toBeVisible();
    await settled(canvasElement);
  },
};

/** The founder has nobody above. */
export const Founder: Story = {
  parameters: {
    ...pageOf({
      route,
      world: 'typical',
      change: ({ state }) => {
        const zero = `0x${'0'.repeat(40)}` as const;
        Object.assign(accountIn(state, member).member, { referrer: zero, settler: zero });
      },
    }),
    pictures: 'none',
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('none: you are the founder')).toBeVisible();
  },
};

export const NodeDown: Story = {
  parameters: {
    ...pageOf({ route, world: 'nodeDown' }),
    pictures: 'none',
    allowedErrors: [/Failed to (fetch|load resource)/],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeEnabled());
  },
};

/** Copied to the letter, and said so. */
export const Copied: Story = {
  parameters: { ...pageOf({ route, world: 'typical' }), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await expect(
      await within(document.body).findByText(/^(copied|Copying is not possible here\.)$/),
    ).toBeInTheDocument();
  },
};

/** The poster as a picture, with the link and nothing that was earned. */
export const Poster: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Poster' }));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Poster' });
    const picture = await within(sheet).findByRole('img', { name: /^Poster with your address/ });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(900));
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: 'Save the picture' })).toBeEnabled(),
    );
    await expect(within(sheet).getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
