import type { ShownWallet } from '@amswap/ui';
import { WalletPicker } from '@amswap/ui/wallet-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const wallets: readonly ShownWallet[] = [
  { id: 'io.metamask', name: 'MetaMask', origin: 'lastUsed' },
  { id: 'pro.tokenpocket', name: 'TokenPocket', origin: 'detected' },
  { id: 'com.okex.wallet', name: 'OKX Wallet', origin: 'detected' },
];

const meta = {
  title: 'components/WalletPicker',
  component: WalletPicker,
  args: {
    open: true,
    wallets,
    state: { kind: 'choosing' },
    onChoose: fn(),
    onClose: fn(),
    onTour: fn(),
    onProxy: fn(),
  },
  parameters: { pictures: { clip: 'screen' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WalletPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralWallets: Story = {
  parameters: { pictures: { clip: 'screen', desktop: true, locales: ['zh-Hans'] } },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: /TokenPocket/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('pro.tokenpocket');
    await userEvent.click(screen.getByRole('button', { name: 'Take the tour' }));
    await expect(args.onTour).toHaveBeenCalledOnce();
  },
};

/** Behind a proxy wallet: the one that is chosen is not asked to switch networks. */
export const AsAProxy: Story = {
  parameters: { pictures: 'none' },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('switch', { name: /Proxy wallet/ }));
    await userEvent.click(screen.getByRole('button', { name: /OKX Wallet/ }));
    await expect(args.onProxy).toHaveBeenCalledWith('com.okex.wallet');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch', { name: /Proxy wallet/ }));
    await userEvent.click(screen.getByRole('button', { name: /MetaMask/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('io.metamask');
  },
};

/** B57: nothing was injected. */
export const NoWalletFound: Story = {
  args: { wallets: [] },
  async play({ args }) {
    await waitFor(() => expect(screen.getByText(/No wallet was found/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const page = 'https://amswap.example/?ref=0x8ba1f109551bD432803012645Ac136ddd64DBA72#/pages/index/myLink';

/** On a computer the page goes to a phone, with its route and its referral. */
export const OnAComputer: Story = {
  args: { wallets: [], way: { kind: 'otherDevice', address: page } },
  async play() {
    await waitFor(() => expect(screen.getByRole('img', { name: 'QR code of this page' })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Copy the address of this page' })).toBeVisible(),
    );
  },
};

export const InsideWeChat: Story = {
  args: { wallets: [], way: { kind: 'insideApp', app: 'weChat', address: page } },
  parameters: { pictures: { clip: 'screen', locales: ['zh-Hans'] } },
  async play() {
    await waitFor(() => expect(screen.getByText(/No wallet can be in WeChat/)).toBeVisible());
  },
};

export const InsideTelegram: Story = {
  args: { wallets: [], way: { kind: 'insideApp', app: 'telegram', address: page } },
  parameters: { pictures: 'none' },
  async play() {
    await waitFor(() => expect(screen.getByText(/No wallet can be in Telegram/)).toBeVisible());
  },
};

export const Connecting: Story = { args: { state: { kind: 'connecting', walletId: 'io.metamask' } } };

/** B16: a request is open in a window somewhere. */
export const RequestPending: Story = { args: { state: { kind: 'pending', walletId: 'io.metamask' } } };

/** B53: what a wallet calls itself is text; only a picture in a data URI is shown. */
export const ForeignNames: Story = {
  args: {
    wallets: [
      {
        id: 'a',
        name: '<img src=x onerror=alert(1)>',
        icon: 'https://evil.invalid/x.png',
        origin: 'detected',
      },
      {
        id: 'b',
        name: 'A wallet whose name is far too long to stand in one line of a phone',
        icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%232b59c3'/%3E%3C/svg%3E",
        origin: 'legacy',
      },
    ],
  },
  async play() {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelectorAll('img')).toHaveLength(1);
  },
};
