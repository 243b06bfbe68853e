import { founder, madeUpAddress, member, neighbour, testDeployment } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/memberInfo', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'memberInfo';
const of = (address: string, world: Parameters<typeof pageOf>[0]['world'] = 'typical') =>
  pageOf({ route, world, search: `?address=${encodeURIComponent(address)}` });

export const Typical: Story = {
  parameters: of(member),
  async play({ canvas, canvasElement }) {
    const levels = await canvas.findByRole('region', { name: 'Levels' });
    await waitFor(() =>
      expect(levels).toHaveTextContent(/S2.*VIP 1.*Own performance260.*Team performance5,400/),
    );
    await expect(canvas.getByText('you')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Revenue' })).toHaveTextContent(
        /Machine revenuereceived 21018.*Received in all330/,
      ),
    );
    await settled(canvasElement);
  },
};

/** Relations lead on: each is a page of its own, and back brings one back. */
export const RelationFollowed: Story = {
  parameters: { ...of(neighbour), pictures: 'none' },
  async play({ canvas }) {
    const relations = await canvas.findByRole('region', { name: 'Relations' });
    await waitFor(() => expect(relations).toHaveTextContent(member.slice(-4)));
    const links = await canvas.findAllByRole('link', { name: /^Info/ });
    await userEvent.click(links[0] as HTMLElement);
    await waitFor(() => expect(shownPage().query()).toEqual({ address: member }));
    await waitFor(async () =>
      expect(await canvas.findByRole('region', { name: 'Relations' })).toHaveTextContent(founder.slice(-4)),
    );
  },
};

export const NoMember: Story = {
  parameters: of(madeUpAddress(0xd0_00_01), 'noWallet'),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'No member' })).toBeVisible();
    await settled(canvasElement);
  },
};

export const AContract: Story = {
  parameters: { ...of(testDeployment.contracts.main), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/A contract stands at this address/)).toBeVisible();
  },
};

/** One digit away from the account itself. */
export const LookAlike: Story = {
  parameters: of(madeUpAddress(0xa1_00_02)),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/which you know, but is another address/)).toBeVisible();
    await settled(canvasElement);
  },
};

export const IncorrectFormat: Story = {
  parameters: of('<img src=x onerror=alert(1)>', 'noWallet'),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'Incorrect format' })).toBeVisible();
    await expect(canvasElement.querySelector('img[onerror]')).toBeNull();
    await settled(canvasElement);
  },
};

export const Nobody: Story = {
  parameters: { ...of(`0x${'0'.repeat(40)}`, 'noWallet'), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nobody owns this address' })).toBeVisible();
  },
};

/** A private key that got into the address is not shown again. */
export const PrivateKeyInAddress: Story = {
  parameters: { ...of('ab'.repeat(32), 'noWallet'), pictures: 'none' },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/is no wallet address/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('abab');
  },
};

export const WithoutAddress: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Wallet address' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...pageOf({ route, world: 'typical', search: `?address=${member}`, node: 'silent' }),
    pictures: 'none',
  },
  async play({ canvas }) {
    const card = await canvas.findByRole('region', { name: 'Member info' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
  },
};

export const EverythingHuge: Story = {
  parameters: of(member, 'everythingHuge'),
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('region', { name: 'Levels' });
    await settled(canvasElement);
  },
};

export const NodeDown: Story = {
  parameters: {
    ...of(member, 'nodeDown'),
    pictures: 'none',
    allowedErrors: [/Failed to (fetch|load resource)/],
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeEnabled());
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer', { search: `?address=${member}` });
export const Whale: Story = inWorld(route, 'whale', { search: `?address=${member}` });
export const EndingSoon: Story = inWorld(route, 'endingSoon', { search: `?address=${member}` });
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled', { search: `?address=${member}` });
export const EverythingZero: Story = inWorld(route, 'everythingZero', { search: `?address=${member}` });
