import { demoAccount } from '@amswap/accounts/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  accountsHandler,
  accountsUrl,
  freshService,
  namedAccount,
  refusing,
  withAccounts,
} from './accountsStandIn.ts';
import type { PageSetting } from './openPage.ts';
import { inWorld } from './inWorld.ts';
import { pageMeta, pageOf, shownPage } from './pageStory.tsx';

const meta = { title: 'pages/bind', ...pageMeta } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const route = 'bind';
const setting: PageSetting = { route, world: 'typical', ...withAccounts };

/** Handlers of a story stand before those that answer for the service. */
const answering =
  (...handlers: readonly RequestHandler[]) =>
  async ({ msw }: { readonly msw: { use(...all: readonly RequestHandler[]): void } }): Promise<void> => {
    msw.use(...handlers, accountsHandler);
    await freshService();
  };

async function fillIn(canvas: Canvas, account: string, password: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Account'), account);
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.paste(password);
}

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Sign in and bind' }));

const bindDemo = async (canvas: Canvas): Promise<void> => {
  await fillIn(canvas, demoAccount.name, demoAccount.password);
  await submit(canvas);
};

const signatures = (): number => shownPage().wallet?.count('personal_sign') ?? 0;

export const Typical: Story = {
  parameters: pageOf(setting),
  beforeEach: answering(),
  async play({ canvas }) {
    await expect(await canvas.findByText('accounts.test.example')).toBeVisible();
    await expect(canvas.getByText(/Nobody ever needs your seed phrase/)).toBeVisible();
    await expect(signatures()).toBe(0);
  },
};

/** Signs in by the wallet, binds, says so, and shows name and day; a reload of the page finds it again. */
export const Bound: Story = {
  parameters: pageOf(setting),
  beforeEach: answering(),
  async play({ canvas }) {
    await bindDemo(canvas);
    await expect(await canvas.findByText('This wallet is bound')).toBeVisible();
    await expect(await canvas.findByText('Binding successful')).toBeInTheDocument();
    await expect(canvas.getByText(demoAccount.name)).toBeVisible();
    await expect(await canvas.findByText(/Ask: help@amswap.test.example/)).toBeVisible();
    await expect(signatures()).toBe(1);
    await expect(shownPage().entries.read('am-local')).not.toContain('local:');
  },
};

/** Unbinding asks once more. */
export const Unbinding: Story = {
  parameters: { ...pageOf(setting), pictures: 'none' },
  beforeEach: answering(),
  async play({ canvas }) {
    await bindDemo(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Unbind' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep it bound' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unbind' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unbind now' }));
    await expect(await canvas.findByRole('button', { name: 'Bind' })).toBeVisible();
    await expect(canvas.getByLabelText('Account')).toHaveValue('');
    await expect(signatures()).toBe(1);
  },
};

export const NoWallet: Story = {
  parameters: pageOf({ ...setting, world: 'noWallet' }),
  beforeEach: answering(),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Please Login' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const NotOffered: Story = {
  parameters: pageOf({ route, world: 'typical' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Binding is not offered here')).toBeVisible();
  },
};

export const EmptyFields: Story = {
  parameters: { ...pageOf(setting), pictures: 'none' },
  beforeEach: answering(),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in and bind' }));
    await expect(await canvas.findByText('Account: please fill it in.')).toBeVisible();
    await expect(await canvas.findByText('Password: please fill it in.')).toBeVisible();
    await expect(signatures()).toBe(0);
  },
};

/** The entry stays: one corrects a slip without typing all of it again. */
export const WrongPassword: Story = {
  parameters: pageOf(setting),
  beforeEach: answering(),
  async play({ canvas }) {
    await fillIn(canvas, demoAccount.name, 'another');
    await submit(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /no such account, or the password is another/,
    );
    await expect(canvas.getByLabelText('Account')).toHaveValue(demoAccount.name);
    await expect(await canvas.findByText(/A lost password cannot be recovered/)).toBeVisible();
  },
};

export const TooManyTries: Story = {
  parameters: { ...pageOf(setting), pictures: 'none' },
  beforeEach: answering(refusing('bind', 'binding.tooManyTries', { retryAfter: 840 })),
  async play({ canvas }) {
    await bindDemo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again in 14 minutes/);
  },
};

export const AccountTaken: Story = {
  parameters: { ...pageOf(setting), pictures: 'none' },
  beforeEach: answering(refusing('bind', 'binding.alreadyBound', { bound: 'account' })),
  async play({ canvas }) {
    await bindDemo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/bound to another wallet already/);
  },
};

export const ServiceDown: Story = {
  parameters: { ...pageOf(setting), pictures: 'none', allowedErrors: [/Failed to (fetch|load resource)/] },
  beforeEach: answering(http.all(`${accountsUrl}/api/*`, () => HttpResponse.error())),
  async play({ canvas }) {
    await bindDemo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    await expect(canvas.getByRole('button', { name: 'Sign in and bind' })).toBeEnabled();
  },
};

/** A refusal in the wallet is quiet: the form is as it was. */
export const RefusedInWallet: Story = {
  parameters: {
    ...pageOf({
      ...setting,
      wallet: (wallet) => wallet.script.always('personal_sign', { throws: { code: 4001, message: 'no' } }),
    }),
    pictures: 'none',
  },
  beforeEach: answering(),
  async play({ canvas }) {
    await bindDemo(canvas);
    await waitFor(() => expect(signatures()).toBe(1));
    await expect(await canvas.findByRole('button', { name: 'Sign in and bind' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** While the wallet's window is open. */
export const WaitingForWallet: Story = {
  parameters: pageOf({
    ...setting,
    node: 'silent',
    wallet: (wallet) => wallet.script.always('personal_sign', { never: true }),
  }),
  beforeEach: answering(),
  async play({ canvas }) {
    await bindDemo(canvas);
    await expect(await canvas.findByRole('button', { name: 'Answer in your wallet' })).toBeVisible();
  },
};

export const SecretTyped: Story = {
  parameters: { ...pageOf(setting), pictures: 'none' },
  beforeEach: answering(),
  async play({ canvas }) {
    await fillIn(canvas, 'me', `0x${'4c'.repeat(32)}`);
    await expect(await canvas.findByText(/looks like a private key/)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** A name is foreign text: long, in another direction, or markup, it is shown as text. */
export const StrangeName: Story = {
  parameters: pageOf(setting),
  beforeEach: async (context) => {
    await answering()(context);
    await namedAccount('<img src=x onerror=alert(1)> مرحبا WWWWWWWWWWWWWWWWWWWWWWWWWWW');
  },
  async play({ canvas }) {
    await fillIn(
      canvas,
      '<img src=x onerror=alert(1)> مرحبا WWWWWWWWWWWWWWWWWWWWWWWWWWW',
      demoAccount.password,
    );
    await submit(canvas);
    await expect(await canvas.findByText(/<img src=x onerror/)).toBeVisible();
  },
};

export const Newcomer: Story = inWorld(route, 'newcomer');
export const Whale: Story = inWorld(route, 'whale');
export const EndingSoon: Story = inWorld(route, 'endingSoon');
export const EndedUnsettled: Story = inWorld(route, 'endedUnsettled');
export const EverythingZero: Story = inWorld(route, 'everythingZero');
export const EverythingHuge: Story = inWorld(route, 'everythingHuge');
export const NodeDown: Story = inWorld(route, 'nodeDown');
