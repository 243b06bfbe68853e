import { WalletPicker } from '@amswap/ui/wallet-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const address = 'https://amswap.example/?ref=0x8ba1f109551bD432803012645Ac136ddd64DBA72#/pages/index/myLink';

const meta = {
  title: 'components/WalletlessHelp',
  component: WalletPicker,
  args: {
    open: true,
    wallets: [],
    state: { kind: 'choosing' },
    way: { kind: 'insideApp', app: 'qq', address },
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

/** Which of the app's own signs leads out, and the address to take along. */
export const InsideQQ: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/No wallet can be in QQ/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(address)).toBeVisible());
  },
};

/** The address is copied whole, with its route and its referral. */
export const AddressCopied: Story = {
  args: { way: { kind: 'otherDevice', address } },
  parameters: { pictures: 'none' },
  beforeEach: () => {
    const clipboard = { writeText: fn(async () => undefined) };
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    return () => {
      if (before === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', before);
    };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the address of this page' }));
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith(address));
  },
};
