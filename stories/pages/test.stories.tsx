import { storageKeys } from '@amswap/app';
import { type HttpFace, nodeHandlers, testDeployment } from '@amswap/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, settled, shownPage } from './pageStory.tsx';

const ownNode = 'https://own.test.example/key';

/** The page's chain behind a second address, as a node of the reader's own. */
const face = { respond: (body: unknown) => shownPage().mock.http.respond(body) } as HttpFace;
const handlers = [...testDeployment.rpcUrls, ownNode].flatMap((url) => nodeHandlers(url, face));

const meta = {
  title: 'pages/test',
  ...pageMeta,
  parameters: { ...pageMeta.parameters, msw: { handlers } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const route = 'diagnostics';
type Canvas = ReturnType<typeof within>;

const cardIn = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Typical: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas, canvasElement }) {
    const contracts = await cardIn(canvas, 'Contracts');
    await waitFor(() => expect(contracts.getAllByText(/0x[\da-f]{64}/)).toHaveLength(13));
    const nodes = await cardIn(canvas, 'Nodes');
    await expect(await nodes.findByText('as expected')).toBeVisible();
    const keep = await cardIn(canvas, 'keepAddress of the config');
    await expect(keep.getAllByRole('term')).toHaveLength(3);
    await settled(canvasElement);
  },
};

/** A node of one's own: checked first, kept, asked first, and removed again. */
export const OwnNode: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas, step }) {
    const nodes = await cardIn(canvas, 'Nodes');
    const field = await nodes.findByRole('textbox', { name: 'Add a node' });
    const add = nodes.getByRole('button', { name: 'Add' });
    const kept = () => shownPage().entries.read(storageKeys.nodes);
    await step('an address that is none, and one that is there already', async () => {
      await userEvent.type(field, 'node.example');
      await userEvent.click(add);
      await expect(await nodes.findByText(/begins with https/)).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, testDeployment.rpcUrls[0] ?? '');
      await userEvent.click(add);
      await expect(await nodes.findByText(/in the list already/)).toBeVisible();
    });
    await step('one that answers for the chain is taken in and kept', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ownNode);
      await userEvent.click(add);
      await expect(await nodes.findByRole('button', { name: `Remove: ${ownNode}` })).toBeVisible();
      await expect(kept()).toContain(ownNode);
    });
    await step('it can be asked first, and left again', async () => {
      await userEvent.click(nodes.getByRole('button', { name: `Ask first: ${ownNode}` }));
      await waitFor(() => expect(kept()).toContain(`"first":"${ownNode}"`));
      await userEvent.click(nodes.getByRole('button', { name: `Remove: ${ownNode}` }));
      await waitFor(() => expect(nodes.queryByText(ownNode)).toBeNull());
      await expect(kept()).toBeNull();
    });
  },
};

export const NodeDown: Story = {
  parameters: {
    ...pageOf({ route, world: 'nodeDown' }),
    allowedErrors: [/Failed to (fetch|load resource)/],
  },
  async play({ canvas }) {
    const nodes = await cardIn(canvas, 'Nodes');
    await expect(await nodes.findByText('failed')).toBeVisible();
    const contracts = await cardIn(canvas, 'Contracts');
    await expect(await contracts.findByRole('alert')).toBeVisible();
  },
};

/** What was noted is shown without what is secret, and can be copied. */
export const Log: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet' }), pictures: 'none' },
  async play({ canvas }) {
    const log = await cardIn(canvas, 'Log');
    shownPage().log.write('warn', `token="abc123" key 0x${'5'.repeat(64)}`);
    await userEvent.click(log.getByRole('button', { name: 'Read again' }));
    const text = await log.findByRole<HTMLTextAreaElement>('textbox', { name: 'Log' });
    await waitFor(() => expect(text.value).toContain('[left out]'));
    await expect(text.value).not.toMatch(/abc123|5{64}/);
    await expect(log.getByRole('button', { name: 'Copy the log' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { ...pageOf({ route, world: 'noWallet', node: 'silent' }), pictures: 'none' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Contracts' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
